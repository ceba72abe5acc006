import { once } from "node:events";

const SIGNALS = ["SIGTERM", "SIGINT"];

/**
 * Resolves with the exit code and signal of a child process once it has ended. A signal to this
 * process ends the child first, then this process: service managers signal only the parent.
 * @param {import("node:child_process").ChildProcess} child
 */
export async function exitOf(child) {
  let received;
  const passOn = (signal) => {
    received = signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  const [status, signal] = await once(child, "exit");
  for (const signal of SIGNALS) process.off(signal, passOn);
  // Without a listener, it has its default effect.
  if (received) process.kill(process.pid, received);
  return { status, signal };
}
