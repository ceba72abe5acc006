import { UsageError } from "../settings/usage-error.ts";

export interface Running {
  /** Lets answers under way finish and ends all that keeps the process alive. */
  readonly close: () => Promise<void>;
  /** Told of a failure that belongs to no request. */
  readonly report: (error: unknown) => void;
}

/**
 * Starts a server and ends it on SIGTERM or SIGINT, with code 0. What whoever starts it can mend is
 * said in a line, with code 1. A failure outside of any request is reported, and the server goes on:
 * nothing that it keeps between requests can be left half done.
 */
export async function runServer(start: () => Promise<Running>): Promise<void> {
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
