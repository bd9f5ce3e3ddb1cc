/** A line to the harbour. */

/** Call the harbour; `way` is an address of the API. */
export function dial(way: string): WebSocket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${way}`);
}

/** Hang up; one who is not through yet waits until he is, since the browser complains about a call broken off. */
export function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}
