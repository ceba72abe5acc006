import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { generatedFiles } from "./generated-files.ts";

const contract = join(import.meta.dirname, "../..");
const output = join(contract, "generated");

const files = await generatedFiles(join(contract, "openapi"));
rmSync(output, { recursive: true, force: true });
for (const [path, text] of files) {
  mkdirSync(dirname(join(output, path)), { recursive: true });
  writeFileSync(join(output, path), text);
  console.log(`contract/generated/${path}  ${(Buffer.byteLength(text) / 1024).toFixed(1)} KiB`);
}
