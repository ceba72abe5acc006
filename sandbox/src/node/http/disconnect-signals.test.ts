import { once } from "node:events";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { createDisconnectSignals } from "./disconnect-signals.ts";

test("all requests of a connection share a signal, which aborts when it closes", async () => {
  const signalOf = createDisconnectSignals();
  const [socket, other] = [new Socket(), new Socket()];
  const signal = signalOf(socket);
  expect(signalOf(socket)).toBe(signal);
  expect(socket.listenerCount("close")).toBe(1);
  socket.destroy();
  await once(socket, "close");
  expect([signal.aborted, signalOf(other).aborted]).toEqual([true, false]);
});

test("the signal of a closed connection is aborted from the start", async () => {
  const socket = new Socket();
  socket.destroy();
  await once(socket, "close");
  expect(createDisconnectSignals()(socket).aborted).toBe(true);
});
