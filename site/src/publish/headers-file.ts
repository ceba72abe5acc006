import {
  type FileKind,
  type Headers,
  IMMUTABLE,
  OPEN_FILES,
  OPEN_FOLDERS,
  OPEN_HEADERS,
  REVALIDATE,
} from "./security-headers.ts";

/** Where static hosts look for it. It is never served. */
export const HEADERS_FILE = "_headers";

/** The folders without documents. */
export const DATA_FOLDERS = [
  "_console/",
  "_frame/",
  "_names/",
  "_page/",
  "assets/",
  ...OPEN_FOLDERS,
  "search/",
] as const;

/**
 * The security headers in the `_headers` format that static hosts read, with caching rules. Hosts
 * allow about a hundred rules, so here all documents share one policy, and so does all data.
 */
export function headersFile({ document, script, data }: Readonly<Record<FileKind, Headers>>) {
  const rules: readonly (readonly [path: string, lines: readonly string[]])[] = [
    ["/*", printHeaders({ ...document, "Cache-Control": REVALIDATE })],
    ...DATA_FOLDERS.map(
      (folder) =>
        [
          `/${folder}*`,
          inPlaceOf(document, {
            ...(folder === "assets/" ? script : data),
            ...(OPEN_FOLDERS.some((open) => open === folder) && OPEN_HEADERS),
            "Cache-Control": folder === "assets/" ? IMMUTABLE : REVALIDATE,
          }),
        ] as const,
    ),
    ...OPEN_FILES.map(
      (file) =>
        [
          `/${file}`,
          inPlaceOf(document, { ...data, ...OPEN_HEADERS, "Cache-Control": REVALIDATE }),
        ] as const,
    ),
  ];
  return rules.flatMap(([path, lines]) => [path, ...lines, ""]).join("\n");
}

/**
 * Only the headers that differ. Hosts append a second value, so the first must be detached (`!`).
 */
function inPlaceOf(general: Headers, own: Headers): readonly string[] {
  const all = { ...general, "Cache-Control": REVALIDATE };
  const differs = ([name, value]: readonly [string, string]) => own[name] !== value;
  const removed = Object.entries(all).filter(differs);
  const added = Object.entries(own).filter(([name, value]) => (all as Headers)[name] !== value);
  return [...removed.map(([name]) => `  ! ${name}`), ...printHeaders(Object.fromEntries(added))];
}

function printHeaders(headers: Headers): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}
