import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Encoding, Representation } from "../../../sandbox/src/node/http/representation.ts";
import { digest } from "../base/digest.ts";
import { once } from "../base/once.ts";
import { isWithin, markdownPath } from "../base/paths.ts";
import { type BuildManifest, MANIFEST, type NotFoundPage } from "../publish/build-manifest.ts";
import { compressAs } from "../publish/compress.ts";
import { fillPlaceholders, type Placeholders } from "../publish/placeholders.ts";
import {
  fileKind,
  type Headers,
  IMMUTABLE,
  isOpen,
  OPEN_HEADERS,
  REVALIDATE,
} from "../publish/security-headers.ts";
import { contentTypeOf } from "./content-type.ts";
import type { ServedFile } from "./served-file.ts";

/** A built site in memory, all from one build. */
export interface Build {
  /** Sent with every response that is no file. */
  readonly headers: Headers;
  /** By decoded path without trailing slash: "/", "/docs/intro", "/assets/entry-Ab12.js". */
  readonly files: ReadonlyMap<string, ServedFile>;
  /** The not-found page for a path, in the language of its prefix. */
  readonly notFound: (path: string) => ServedFile;
}

const COMPRESSED_VARIANTS = [
  [".br", "br"],
  [".gz", "gzip"],
] as const satisfies readonly (readonly [string, Encoding])[];

/**
 * Reads the output folder of a build and fills in its placeholders. Starts again if another build
 * replaces the folder meanwhile.
 *
 * @returns undefined if there is no build
 * @throws if a file is missing or does not match the manifest
 */
export async function readBuild(
  folder: string,
  placeholders: Placeholders,
): Promise<Build | undefined> {
  for (;;) {
    const manifest = await readManifest(folder);
    if (manifest === undefined) return undefined;
    try {
      return await readFiles(folder, JSON.parse(manifest) as BuildManifest, placeholders);
    } catch (error) {
      if ((await readManifest(folder)) === manifest) throw error;
    }
  }
}

function readManifest(folder: string): Promise<string | undefined> {
  return readFile(join(folder, MANIFEST), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

async function readFiles(
  folder: string,
  { headers, policies, notFound, files: digests, written }: BuildManifest,
  placeholders: Placeholders,
): Promise<Build> {
  const read = async (name: string, expected: string) => {
    const bytes = await readFile(join(folder, name));
    if (digest(bytes) !== expected) {
      throw new Error(`${name} does not match the manifest`);
    }
    return bytes;
  };
  const representations = new Map<string, Representation>();
  // Sequentially: hundreds in parallel would need as many open files.
  for (const [name, expected] of Object.entries(digests)) {
    const bytes = await read(`public/${name}`, expected);
    const variant = COMPRESSED_VARIANTS.find(([ending]) => name.endsWith(ending));
    representations.set(name, represent(variant?.[1] ?? "identity", bytes));
  }
  for (const [name, expected] of Object.entries(written)) {
    const text = (await read(`written/${name}`, expected)).toString();
    const bytes = Buffer.from(fillPlaceholders(name, text, placeholders));
    // Filled in with the same values as in the build, so its compressed variants are valid.
    if (representations.get(name)?.etag === etagOf(bytes)) continue;
    representations.set(name, represent("identity", bytes));
    for (const [ending, encoding] of COMPRESSED_VARIANTS) {
      representations.set(`${name}${ending}`, compressLater(encoding, bytes));
    }
  }
  const headersOf = createHeadersOf(headers, policies);
  const whole = new Map<string, ServedFile>();
  for (const [name, identity] of representations) {
    if (identity.encoding !== "identity") continue;
    const compressed = COMPRESSED_VARIANTS.flatMap(
      ([ending]) => representations.get(name + ending) ?? [],
    );
    whole.set(name, { ...aboutFile(name), headers: headersOf(name), identity, compressed });
  }
  const pages = [...whole].filter(([name]) => notFound.every(({ file }) => file !== name));
  const files = new Map(
    pages.flatMap(([name, file]) => {
      const [path = "", ...names] = pathsOf(name).toReversed();
      const markdown = whole.get(markdownPath(path).slice(1));
      const page = name.endsWith(".html") && markdown ? { ...file, markdown } : file;
      return [[path, page] as const, ...names.map((one) => [one, file] as const)];
    }),
  );
  return { headers: headers.data, files, notFound: createNotFound(notFound, whole) };
}

function represent(encoding: Encoding, bytes: Buffer): Representation {
  return { encoding, bytes, etag: etagOf(bytes) };
}

/**
 * Compresses on first use, so that a server starts without compressing a thousand files, few of
 * which are requested that day.
 */
function compressLater(
  encoding: (typeof COMPRESSED_VARIANTS)[number][1],
  body: Buffer,
): Representation {
  const made = once(() => represent(encoding, compressAs(encoding, body, "fast")));
  return {
    encoding,
    get bytes() {
      return made().bytes;
    },
    get etag() {
      return made().etag;
    },
  };
}

function etagOf(bytes: Buffer): string {
  return `"${digest(bytes)}"`;
}

function createNotFound(pages: readonly NotFoundPage[], files: ReadonlyMap<string, ServedFile>) {
  const byPrefix = pages
    .map(({ prefix, file }) => ({ prefix, file: files.get(file) }))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  const fallback = byPrefix.at(-1)?.file;
  if (!fallback) throw new Error("The build has no not-found page.");
  return (path: string) => byPrefix.find(({ prefix }) => isWithin(path, prefix))?.file ?? fallback;
}

/** Files with equal headers share one object. */
function createHeadersOf(
  byKind: BuildManifest["headers"],
  policies: BuildManifest["policies"],
): (name: string) => Headers {
  const { document, data } = byKind;
  const open = { ...data, ...OPEN_HEADERS };
  const headersByName = new Map(
    Object.entries(policies).flatMap(([policy, names]) => {
      const headers = { ...document, "Content-Security-Policy": policy };
      return names.map((name) => [name, headers] as const);
    }),
  );
  return (name) => headersByName.get(name) ?? (isOpen(name) ? open : byKind[fileKind(name)]);
}

function aboutFile(name: string) {
  return {
    contentType: contentTypeOf(name),
    cacheControl: name.startsWith(ASSETS) ? IMMUTABLE : REVALIDATE,
  };
}

/** Files whose names contain a hash of their content. */
export const ASSETS = "assets/";

/**
 * pathsOf("docs/intro/index.html") → "/docs/intro/index.html", "/docs/intro/index", "/docs/intro"
 */
function pathsOf(name: string): readonly string[] {
  const path = `/${name}`;
  if (!path.endsWith(".html")) return [path];
  const bare = path.slice(0, -".html".length);
  if (!bare.endsWith("/index")) return [path, bare];
  return [path, bare, bare.slice(0, -"/index".length) || "/"];
}
