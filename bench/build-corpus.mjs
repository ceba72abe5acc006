// Builds a thousand pages into a folder of its own, in the same way as `npm run build`.
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

process.env.NODE_ENV = "production";
const { register } = await import("tsx/esm/api");
register();
const { buildSite } = await import("../site/src/generate/build-site.ts");
const { createCorpus } = await import("./corpus.ts");

const output = join(tmpdir(), `corpus-${process.pid}`);
const built = await buildSite({ sources: createCorpus(Number(process.env.PAGES ?? 1000)), output });
rmSync(output, { recursive: true, force: true });
process.exitCode = built ? 0 : 1;
