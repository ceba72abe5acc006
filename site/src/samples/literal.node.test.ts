import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { printPython } from "./literal-styles.ts";
import { anyJson, SEED } from "./testing/any-json.ts";
import { isInstalled, runProgram } from "./testing/run-program.ts";

test.skipIf(!isInstalled("python3"))(
  "any value printed as Python reads back the same",
  async () => {
    const values = fc.sample(anyJson, SEED);
    const folder = await mkdtemp(join(tmpdir(), "literal-"));
    const file = join(folder, "values.py");
    const list = values.map((value) => `  ${printPython(value, "  ")},`).join("\n");
    await writeFile(file, `import json\nprint(json.dumps([\n${list}\n]))\n`);
    const { exitCode, output } = await runProgram("python3", [file]);
    await rm(folder, { recursive: true });
    expect(exitCode, output).toBe(0);
    expect(JSON.parse(output)).toEqual(values);
  },
);
