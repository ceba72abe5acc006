import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A package may import from itself and from those before it. */
const ORDER = ["contract", "sandbox", "site"];

const files = ORDER.flatMap((name) =>
  readdirSync(join(root, name), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/node_modules|\/dist\/|rebuild/.test(file))
    .map((file) => join(root, name, file)),
);

/** Packages that a file imports from, by relative path or by name. */
function importedPackages(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const specifiers = Array.from(
    text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g),
    (match) => match[1] ?? "",
  );
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith("@farewind/")) return [specifier.split("/")[1] ?? ""];
    if (!specifier.startsWith(".")) return [];
    return [relative(root, resolve(dirname(file), specifier)).split("/")[0] ?? ""];
  });
}

test("imports go one way: contract, then sandbox, then site", () => {
  const wrong = files.flatMap((file) => {
    const own = ORDER.indexOf(relative(root, file).split("/")[0] ?? "");
    return importedPackages(file)
      .filter((name) => ORDER.indexOf(name) > own)
      .map((name) => `${relative(root, file)} imports from ${name}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test("only site.config.ts knows the brand", () => {
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
