import { describe, expect, it, vi } from "vitest";

import { hangUp } from "./socket";

function line(readyState: number): WebSocket & { onopen: () => void } {
  return { readyState, close: vi.fn(), onopen: null } as never;
}

describe("a line to the harbour", () => {
  it("is hung up at once when it stands", () => {
    const socket = line(WebSocket.OPEN);
    hangUp(socket);
    expect(socket.close).toHaveBeenCalledOnce();
  });

  it("is hung up only when it is through", () => {
    const socket = line(WebSocket.CONNECTING);
    hangUp(socket);
    expect(socket.close).not.toHaveBeenCalled();
    socket.onopen();
    expect(socket.close).toHaveBeenCalledOnce();
  });

  it("need not be there", () => {
    expect(() => hangUp(null)).not.toThrow();
  });
});
