import { UsageError } from "../settings/usage-error.ts";

export interface ServerHandle {
  /** Lets responses in flight finish and ends everything that keeps the process alive. */
  readonly close: () => Promise<void>;
  /** Reports an error that belongs to no request. */
  readonly report: (error: unknown) => void;
}

/**
 * Starts a server and stops it on SIGTERM or SIGINT, with exit code 0. A `UsageError` is printed as
 * its message, with exit code 1. An error outside any request is reported, and the server goes on:
 * none of its state between requests can be left half updated.
 */
export async function runServer(start: () => Promise<ServerHandle>): Promise<void> {
  try {
    const { close, report } = await start();
    process.on("uncaughtException", report);
    const stop = () => {
      process.off("SIGTERM", stop).off("SIGINT", stop);
      void close();
    };
    process.on("SIGTERM", stop).on("SIGINT", stop);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
