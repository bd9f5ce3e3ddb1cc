/** A line to the harbour. */

import type { SocketMessage } from "./api/types";

let call = (way: string): WebSocket => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${way}`);

/** From now on the harbour is called otherwise: it is on this very device. */
export function callBy(other: (way: string) => WebSocket): void {
  call = other;
}

/** Call the harbour; `way` is an address of the API. */
export function dial(way: string): WebSocket {
  return call(way);
}

/** What has come over the line. */
export function heard({ data }: MessageEvent): SocketMessage {
  return JSON.parse(String(data));
}

/** Hang up; one who is not through yet waits until he is, since the browser complains about a call broken off. */
export function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}
