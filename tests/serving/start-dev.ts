import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { copyProject } from "../copy-project.ts";

const CACHE = fileURLToPath(new URL("../../.cache", import.meta.url));

/** `npm run dev` in a copy of the project, whose files can be edited. */
export interface RunningDev {
  /** Without a trailing slash: "http://localhost:41234". */
  readonly url: string;
  /** Edits a file, by its path from the root: "site/content/docs/intro.md". */
  readonly edit: (file: string, change: (text: string) => string) => void;
  readonly close: () => Promise<void>;
}

export async function startDev(): Promise<RunningDev> {
  const { folder, remove } = await copyProject();
  // As for a developer, an earlier build has left its cache of the texts.
  const cached = (name: string) => name === CACHE || name.endsWith(".json");
  await cp(CACHE, join(folder, ".cache"), { recursive: true, filter: cached });
  const child = spawn(process.execPath, ["scripts/dev.mjs"], {
    cwd: folder,
    env: { ...process.env, PORT: "0", LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (part: string) => {
      output += part;
    });
  }
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const [, devUrl] = /Documentation\s+(http:\S+?)\/\n/.exec(output) ?? [];
      if (devUrl) resolve(devUrl);
    });
    child.once("exit", () => reject(new Error(`It ended before it listened: ${output}`)));
  });
  return {
    url,
    edit: (file, change) => {
      const path = join(folder, file);
      writeFileSync(path, change(readFileSync(path, "utf8")));
    },
    close: async () => {
      child.kill();
      await once(child, "exit");
      await remove();
    },
  };
}
