import { Worker } from "node:worker_threads";
import type { Filling } from "./fill-in.ts";
import type { OutputFile } from "./output-file.ts";
import type { Published } from "./publish-file.ts";

/** Compresses and writes files. */
export interface Publisher {
  /** @throws when the file could not be written, or nothing can */
  readonly publish: (file: OutputFile) => Promise<readonly Published[]>;
  readonly close: () => Promise<void>;
}

export interface PublisherData {
  /** What the thread runs. */
  readonly file: string;
  /** Where files are written. */
  readonly folder: string;
  readonly filling: Filling;
}

export type PublishReply =
  | { readonly published: readonly Published[] }
  | { readonly failure: Error };

const TYPESCRIPT_THREAD = new URL(
  "../../../sandbox/src/node/typescript-thread.mjs",
  import.meta.url,
);

/** Fills files in and publishes them in a thread, beside whatever JavaScript is doing. */
export function startPublisher(folder: string, filling: Filling): Publisher {
  const file = new URL("./publish-thread.ts", import.meta.url).href;
  const workerData: PublisherData = { file, folder, filling };
  const worker = new Worker(TYPESCRIPT_THREAD, { workerData });
  // It answers in the order in which it is asked.
  const waiting: ((reply: PublishReply) => void)[] = [];
  let ended: PublishReply | undefined;
  worker.on("message", (reply: PublishReply) => waiting.shift()?.(reply));
  worker.on("error", (failure) => {
    ended = { failure };
    for (const settle of waiting.splice(0)) settle(ended);
  });
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
