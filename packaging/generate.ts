// The part of `npm run generate` that reads the client; it runs after the contract's part.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeGeneratedHash } from "./generated-sources.ts";
import { ROOT } from "./packages.ts";
import { CLIENT_FILE, printExports } from "./reference/print-exports.ts";
import { readClientExports } from "./reference/read-client-exports.ts";

const text = printExports(readClientExports());
const file = join(ROOT, CLIENT_FILE);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, text);
console.log(`${CLIENT_FILE}  ${(Buffer.byteLength(text) / 1024).toFixed(1)} KiB`);
writeGeneratedHash();
