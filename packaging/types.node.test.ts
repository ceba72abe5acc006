import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { PACKAGES, ROOT } from "./packages.ts";

const run = promisify(execFile);

test("a package with an entry has types, and no other has", () => {
  for (const { entry, types } of PACKAGES) expect(types === undefined).toBe(entry === undefined);
});

test.each(PACKAGES.filter(({ types }) => types !== undefined))(
  "the types of $name are those of its sources",
  async ({ name, folder: workspace, types = "" }) => {
    const folder = await mkdtemp(join(tmpdir(), "types-"));
    try {
      const file = join(folder, "index.d.ts");
      const manifest = JSON.parse(await readFile(join(ROOT, workspace, "package.json"), "utf8"));
      const [command, ...written] = manifest.scripts.types.split(" ");
      const parameters = written.map((part: string) => (part === types ? file : part));
      await run(join(ROOT, "node_modules/.bin", command), parameters, {
        cwd: join(ROOT, workspace),
      });
      const committed = await readFile(join(ROOT, workspace, types), "utf8");
      expect(await readFile(file, "utf8"), `run "npm run types -w ${name}"`).toBe(committed);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
