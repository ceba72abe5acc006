import { parentPort, workerData } from "node:worker_threads";
import type { OutputFile } from "./output-file.ts";
import { publishFile } from "./publish-file.ts";
import type { PublisherData, PublishReply } from "./publisher.ts";
import { readCompressedBodies } from "./read-compressed-bodies.ts";

// The thread of a publisher: fills in, compresses and writes one file after another.
const { folder, placeholders, before }: PublisherData = workerData;
const previousBodies = readCompressedBodies(before);

parentPort?.on("message", (file: OutputFile) => {
  const reply = tryPublish(file);
  parentPort?.postMessage(reply);
});

function tryPublish(file: OutputFile): PublishReply {
  try {
    return { published: publishFile(folder, file, placeholders, previousBodies) };
  } catch (error) {
    return { failure: error instanceof Error ? error : new Error(String(error)) };
  }
}
