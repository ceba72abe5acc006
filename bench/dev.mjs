// What `npm run dev` does between a save and the changed page, beside hundreds of others.
import { performance } from "node:perf_hooks";
import { loadSources } from "../scripts/load-sources.mjs";

const PAGES = Number(process.env.PAGES ?? 1000);
const RUNS = Number(process.env.RUNS ?? 9);
const EDITED = "/docs/getting-started/rate-limits";
const { createCorpus, createKeptWork, createSourceSite } = await loadSources([
  "bench/corpus.ts",
  "site/src/generate/kept-work.ts",
  "site/src/serve/source-site.ts",
]);

const corpus = createCorpus(PAGES);
const kept = createKeptWork();
for (let run = 0; run < RUNS; run += 1) {
  const started = performance.now();
  const pages = corpus.content.pages.map((page) =>
    page.route === EDITED ? { ...page, text: `${page.text}\nEdit ${run}.\n` } : page,
  );
  const site = await createSourceSite({ ...corpus, content: { ...corpus.content, pages } }, kept);
  const read = performance.now();
  const { body } = await site.answer(EDITED);
  if (!body.includes(`Edit ${run}.`)) throw new Error(`${EDITED} is not the edited one.`);
  const [reading, rendering] = [read - started, performance.now() - read];
  console.log(`${reading.toFixed(0)} ms to read, ${rendering.toFixed(0)} ms to render`);
}
