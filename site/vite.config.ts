import { readdirSync, readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { placeNamesFormat } from "./src/build/place-name-files.ts";
import { pageKinds } from "./src/content/page-model.ts";
import { GENERATORS } from "./src/samples/generators.ts";
import { languageRules } from "./src/samples/language-rules.ts";
import { indexFormat } from "./src/search/index/index-format.ts";
import { shortProperties } from "./src/styles/short-properties.ts";
import { stylePartNames } from "./src/styles/style-part-names.ts";

/**
 * The client: one small entry, the shell it loads when the browser is idle, react-dom beside it
 * (it changes seldom, so it stays in caches), one file per island, one stylesheet, and for each
 * kind and each part of a page the styles that stand in its documents.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [sampleLanguages(), shortPropertyNames(), ownPreload()],
  // The script asks for the index that it can read: see `src/search/index/index-path.ts`.
  define: {
    SEARCH_FORMAT: JSON.stringify(indexFormat()),
    // So does the sandbox in a worker, for names of the places that it knows.
    PLACE_NAMES: JSON.stringify(placeNamesFormat()),
  },
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/[name]-[hash].js" } },
  },
  build: {
    outDir: "dist/client",
    emptyOutDir: true,
    manifest: true,
    // Nothing is inlined as data: the policy allows our own host alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // Browsers of 2024: `light-dark()` stays as it is written.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: {
      input: [
        "src/entry/entry.ts",
        ...pageKinds.map((kind) => `src/styles/kinds/${kind}.css`),
        ...stylePartNames().map((name) => `src/styles/parts/${name}.css`),
      ],
      output: {
        entryFileNames: "assets/[name]-[hash:6].js",
        chunkFileNames: "assets/[name]-[hash:6].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
        codeSplitting: {
          // And what is too small for a file of its own, whose name the entry would hold.
          groups: [
            {
              name: "react",
              test: /node_modules\/(react|react-dom|scheduler)\/|\/i18n\/fill\.ts$/,
            },
          ],
        },
      },
    },
  },
});

/** Adds the rules of the languages to the styles of samples. */
function sampleLanguages(): Plugin {
  const rules = languageRules(GENERATORS.map(({ id }) => id));
  return {
    name: "sample-languages",
    enforce: "pre",
    transform: {
      filter: { id: /\/styles\/(main|rest|parts\/samples)\.css(\?|$)/ },
      handler: (css) => `${css}\n@layer code {\n${rules}\n}\n`,
    },
  };
}

/** In the build alone: who works on a style reads it in the browser by its own names. */
function shortPropertyNames(): Plugin {
  const folder = `${import.meta.dirname}/src/styles/`;
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(folder + name, "utf8"));
  const shorten = shortProperties(sheets);
  return {
    name: "short-property-names",
    apply: "build",
    transform: { filter: { id: /\.css(\?|$)/ }, handler: (css) => shorten(css) },
  };
}

/** Vite's helper around each `import()` gives way to ours: a test holds the bytes. */
function ownPreload(): Plugin {
  const own = `${import.meta.dirname}/src/entry/preload.ts`;
  return {
    name: "own-preload",
    enforce: "pre",
    apply: "build",
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => `export { preload as __vitePreload } from ${JSON.stringify(own)};`,
    },
  };
}
