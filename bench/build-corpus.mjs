// Builds a thousand pages into a folder of its own, in the same way as `npm run build`.
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadSources } from "../scripts/load-sources.mjs";

process.env.NODE_ENV = "production";
const { buildSite, createCorpus } = await loadSources([
  "site/src/generate/build-site.ts",
  "bench/corpus.ts",
]);

const root = fileURLToPath(new URL("..", import.meta.url));
const output = join(tmpdir(), `corpus-${process.pid}`);
const sources = createCorpus(Number(process.env.PAGES ?? 1000));
const built = await buildSite({ sources, output, cache: join(root, ".cache/corpus") });
rmSync(output, { recursive: true, force: true });
process.exitCode = built ? 0 : 1;
