import { Worker } from "node:worker_threads";
import type { OutputFile } from "./output-file.ts";
import type { Placeholders } from "./placeholders.ts";
import type { PublishedFile } from "./publish-file.ts";

/** Compresses and writes files. */
export interface Publisher {
  /** @throws if the file could not be written, or the publisher has ended */
  readonly publish: (file: OutputFile) => Promise<readonly PublishedFile[]>;
  /** Ends at once; queued files are never written. */
  readonly close: () => Promise<void>;
}

export interface PublisherData {
  /** The module that the thread runs, relative to the repository. */
  readonly file: string;
  /** The folder to write to. */
  readonly folder: string;
  readonly placeholders: Placeholders;
  /** The folder of the previous build. */
  readonly before: string;
}

export type PublishReply =
  | { readonly published: readonly PublishedFile[] }
  | { readonly failure: Error };

const THREAD = new URL("../../../scripts/bundled-thread.mjs", import.meta.url);

/**
 * Fills in and publishes files in a thread, in parallel with the caller.
 * @param before the folder of the previous build, whose compressed bytes are reused if unchanged
 */
export function startPublisher(
  folder: string,
  placeholders: Placeholders,
  before: string,
): Publisher {
  const file = "site/src/publish/publish-thread.ts";
  const workerData: PublisherData = { file, folder, placeholders, before };
  const worker = new Worker(THREAD, { workerData });
  // The thread replies in the order of the requests.
  const waiting: ((reply: PublishReply) => void)[] = [];
  let failed: PublishReply | undefined;
  worker.on("message", (reply: PublishReply) => waiting.shift()?.(reply));
  const end = (failure: Error) => {
    failed ??= { failure };
    for (const settle of waiting.splice(0)) settle(failed);
  };
  worker.on("error", end);
  worker.on("exit", () => end(new Error("The thread that writes files has ended.")));
  return {
    publish: async (file) => {
      const reply =
        failed ??
        (await new Promise<PublishReply>((resolve) => {
          waiting.push(resolve);
          worker.postMessage(file);
        }));
      if ("failure" in reply) throw reply.failure;
      return reply.published;
    },
    close: async () => void (await worker.terminate()),
  };
}
