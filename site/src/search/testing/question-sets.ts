import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import type { Question } from "./first-rows.ts";

type Sets = Readonly<Record<string, readonly Question[]>>;

/** Questions with every place that answers them. */
export const questionSets = readSets("questions.yaml");

/** What people type who want to get something done; each leads to one or two places. */
export const taskSets: Sets = {
  ...readSets("tasks.yaml"),
  ...readSets("newcomers.yaml"),
  ...readSets("asked.yaml"),
  ...readSets("desk.yaml"),
  ...readSets("counter.yaml"),
  ...readSets("booth.yaml"),
  ...readSets("kiosk.yaml"),
};

function readSets(name: string): Sets {
  const path = fileURLToPath(new URL(`../../../search/${name}`, import.meta.url));
  return parse(readFileSync(path, "utf8"));
}
