import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Which way imports go inside a folder: a layer may import from those before it. Layers are files and
 * folders; those on one line are neighbours and do not know of one another. Types count as well.
 */
interface Order {
  readonly folder: string;
  readonly layers: readonly (readonly string[])[];
}

const ORDERS: readonly Order[] = [
  {
    folder: ".",
    layers: [["contract"], ["client", "sandbox"], ["packaging"], ["site"], ["mcp"]],
  },
  {
    folder: "contract/src",
    layers: [
      ["base", "problems", "specifications.ts", "types.ts", "retry-policy.ts"],
      ["model.ts"],
      ["keywords.ts", "names"],
      ["read"],
      ["canonical", "flows", "migrations", "validate"],
      ["generate"],
      ["testing"],
    ],
  },
  {
    folder: "sandbox/src",
    layers: [
      ["bytes", "data"],
      ["http"],
      ["engine"],
      ["addresses", "places"],
      ["services.ts"],
      ["cache", "callers", "rules"],
      ["scenarios"],
      ["live-session", "pipeline"],
      ["operations", "pages"],
      ["create-reference.ts"],
      ["app.ts", "shared-world.ts", "in-process"],
      ["sandbox-options.ts"],
      ["create-sandbox-with.ts"],
      ["create-sandbox.ts", "in-browser"],
      ["register", "node"],
      ["testing"],
    ],
  },
  {
    folder: "sandbox/src/engine",
    layers: [
      ["base"],
      ["world"],
      ["journeys"],
      ["live", "indicative", "unfriendly"],
      ["searcher.ts"],
      ["testing"],
    ],
  },
  {
    folder: "sandbox/src/node",
    layers: [["settings"], ["redis", "http"], ["pool"], ["process"]],
  },
  {
    folder: "site",
    layers: [
      ["site.config.ts", "additional-routes.ts", "specification-routes.ts"],
      ["i18n"],
      ["sidebar.ts"],
      ["src"],
      ["vite.config.ts"],
    ],
  },
  {
    folder: "site/src",
    layers: [
      ["base", "art", "styles"],
      ["content", "samples", "values"],
      ["browser"],
      ["frame"],
      ["explorer"],
      ["console"],
      ["islands"],
      ["markdown"],
      ["verify", "reference"],
      ["pages", "search"],
      ["article"],
      ["publish"],
      ["build"],
      ["serve", "entry"],
    ],
  },
  {
    folder: "site/src/verify",
    layers: [
      ["blocks", "names", "translations", "statements"],
      ["facts"],
      ["numbers"],
      ["sentences"],
      ["programs", "page", "links", "migration", "texts"],
    ],
  },
  {
    folder: "mcp/src",
    layers: [
      ["input", "output"],
      ["contract"],
      ["docs"],
      ["tools", "register-pages.ts", "register-prompts.ts"],
      ["register-tools.ts", "create-context-source.ts"],
      ["create-mcp-server.ts"],
      ["node"],
      ["testing"],
    ],
  },
];

const isSource = (file: string) => /\.(ts|tsx|mjs)$/.test(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const files = ["client", "contract", "mcp", "packaging", "sandbox", "site"].flatMap((name) =>
  readdirSync(join(root, name), { recursive: true, encoding: "utf8" })
    .filter((file) => isSource(file) && !/node_modules|\/?dist\/|rebuild/.test(file))
    .map((file) => `${name}/${file}`),
);

/** Tests, and between the packages what helps them: a client is tried with a sandbox. */
const isHelp = (folder: string, file: string) =>
  isTest(file) || (folder === "." && file.includes("/testing/"));

/** What a file imports of the repository, by relative path or by the name of a package. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(root, file), "utf8");
  return Array.from(
    text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g),
    (match) => match[1] ?? "",
  ).flatMap((specifier) => {
    if (specifier.startsWith("@farewind/")) return [specifier.replace("@farewind/", "")];
    if (!specifier.startsWith(".")) return [];
    return [relative(root, resolve(root, dirname(file), specifier))];
  });
}

/** layerOf("sandbox/src", "sandbox/src/engine/live/stats.ts") → "engine" */
function layerOf(folder: string, file: string): string | undefined {
  const inside = relative(folder, file);
  return inside.startsWith("..") ? undefined : inside.split("/")[0];
}

test.each(ORDERS)("imports inside $folder go one way", ({ folder, layers }) => {
  const level = (layer: string) => layers.findIndex((neighbours) => neighbours.includes(layer));
  const inside = files.filter(
    (file) => !isHelp(folder, file) && layerOf(folder, file) !== undefined,
  );
  const wrong = inside.flatMap((file) => {
    const own = layerOf(folder, file) ?? "";
    return importsOf(file)
      .map((target) => layerOf(folder, target))
      .filter((layer) => layer !== undefined && layer !== own && level(layer) >= level(own))
      .map((layer) => `${file} imports from ${layer}`);
  });
  expect(inside.length).toBeGreaterThan(20);
  expect(wrong, `layers may import from those before them: ${printOrder(layers)}`).toEqual([]);
});

/** printOrder([["contract"], ["client", "sandbox"]]) → "contract, then client and sandbox" */
function printOrder(layers: Order["layers"]): string {
  return layers.map((neighbours) => neighbours.join(" and ")).join(", then ");
}

test("the README states the import order of the packages", () => {
  const [packages] = ORDERS;
  const readme = readFileSync(join(root, "README.md"), "utf8");
  expect(readme).toContain(`Imports go one way only: ${printOrder(packages?.layers ?? [])};`);
});

test.each(ORDERS)("every layer of $folder has its place in the order", ({ folder, layers }) => {
  const existing = new Set(
    files.filter((file) => !isTest(file)).flatMap((file) => layerOf(folder, file) ?? []),
  );
  expect([...existing].sort()).toEqual(layers.flat().sort());
});

test.each(["client", "contract", "mcp", "packaging", "sandbox", "site"])(
  "no two files of %s import each other, not even types or indirectly",
  (folder) => {
    const inside = files.filter((file) => file.startsWith(`${folder}/`));
    const graph = new Map(inside.map((file) => [file, importsOf(file)]));
    expect(circlesOf(graph)).toEqual([]);
  },
);

/** Each circle once, from the file where it was entered. */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file].join(" → "));
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
}

test("finds an import cycle", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["a"]],
    ["d", ["a"]],
  ]);
  expect(circlesOf(graph)).toEqual(["a → b → c → a"]);
});

/** Where the site's own configuration is named; everything else gets what it needs of it. */
const EDGES = [
  "site/src/build/bundle-client.ts",
  "site/src/build/read-sources.ts",
  "site/src/entry/load-search.ts",
  "site/src/entry/start.ts",
  "site/src/entry/view-in.ts",
];

test("only the listed edges import the site's own configuration", () => {
  const naming = files.filter((file) => {
    if (!file.startsWith("site/src/") || isTest(file) || file.includes("/testing/")) return false;
    const text = readFileSync(join(root, file), "utf8");
    const [, names = ""] = /^import \{([^}]*)\} from "[./]+\/site\.config\.ts"/m.exec(text) ?? [];
    return /(^|[ ,])site\b/.test(names);
  });
  expect(naming.sort()).toEqual(EDGES);
});

/** What the browser runs: its own layers, and what both sides share. */
const BROWSER_LAYERS = [
  "art",
  "base",
  "browser",
  "console",
  "content",
  "entry",
  "explorer",
  "frame/shell",
  "islands",
  "samples",
  "search",
  "styles",
];

test("the browser imports nothing that only the build needs", () => {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (files.includes(file)) importsOf(file).forEach(visit);
  };
  visit("site/src/entry/entry.ts");
  const unexpected = [...seen].filter((file) => {
    if (layerOf("site/src", file) === undefined) return false;
    return !BROWSER_LAYERS.some((layer) => file.startsWith(`site/src/${layer}/`));
  });
  expect(seen.size).toBeGreaterThan(30);
  expect(unexpected).toEqual([]);
});

test("only site.config.ts contains the brand", () => {
  const brand = /brand: "([^"]+)"/.exec(
    readFileSync(join(root, "site/site.config.ts"), "utf8"),
  )?.[1];
  const pages = readdirSync(join(root, "site"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|md|css|svg)$/.test(file) && !/node_modules|dist\//.test(file))
    .filter((file) => file !== "site.config.ts");
  const naming = pages.filter((file) =>
    readFileSync(join(root, "site", file), "utf8").includes(brand ?? "no brand found"),
  );
  expect(brand).toBeDefined();
  expect(naming).toEqual([]);
});
