import { Worker } from "node:worker_threads";
import type { OutputFile } from "./output-file.ts";
import type { Placeholders } from "./placeholders.ts";
import type { Published } from "./publish-file.ts";

/** Compresses and writes files. */
export interface Publisher {
  /** @throws when the file could not be written, or nothing can */
  readonly publish: (file: OutputFile) => Promise<readonly Published[]>;
  /** What has not been written by then never is. */
  readonly close: () => Promise<void>;
}

export interface PublisherData {
  /** What the thread runs, of the repository. */
  readonly file: string;
  /** Where files are written. */
  readonly folder: string;
  readonly placeholders: Placeholders;
  /** The folder of the build before. */
  readonly before: string;
}

export type PublishReply =
  | { readonly published: readonly Published[] }
  | { readonly failure: Error };

const THREAD = new URL("../../../scripts/bundled-thread.mjs", import.meta.url);

/**
 * Fills files in and publishes them in a thread, beside whatever JavaScript is doing.
 * @param before the folder of the build before: what it compressed and has not changed is taken over
 */
export function startPublisher(
  folder: string,
  placeholders: Placeholders,
  before: string,
): Publisher {
  const file = "site/src/publish/publish-thread.ts";
  const workerData: PublisherData = { file, folder, placeholders, before };
  const worker = new Worker(THREAD, { workerData });
  // It answers in the order in which it is asked.
  const waiting: ((reply: PublishReply) => void)[] = [];
  let ended: PublishReply | undefined;
  worker.on("message", (reply: PublishReply) => waiting.shift()?.(reply));
  const end = (failure: Error) => {
    ended ??= { failure };
    for (const settle of waiting.splice(0)) settle(ended);
  };
  worker.on("error", end);
  worker.on("exit", () => end(new Error("The thread that writes files has ended.")));
  return {
    publish: async (file) => {
      const reply =
        ended ??
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
