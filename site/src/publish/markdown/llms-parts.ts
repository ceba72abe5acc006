import { isWithin } from "../../base/paths.ts";

export interface LlmsPart {
  /** "llms-full-geo.txt" */
  readonly name: string;
  /** "geo", "geo 2" */
  readonly title: string;
  readonly body: string;
}

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Maximum characters of a part, about fifty thousand tokens. */
const MAX_CHARACTERS = 200_000;
/** Characters reserved for the title and the separators between pages. */
const ROOM = 2_000;

/** The folders of each API: its guides and its reference. Pages in none go into the last part. */
const APIS: Readonly<Record<string, readonly string[]>> = {
  "live-prices": ["/docs/flights-live-prices", "/api/flights-live-pricing"],
  "indicative-prices": ["/docs/flights-indicative-prices", "/api/flights-indicative"],
  geo: ["/docs/geo", "/api/geo", "/docs/autosuggest"],
  culture: ["/docs/culture", "/api/culture"],
  general: ["/"],
};

/** Distributes all pages over parts by API; a part that grows too large continues in another. */
export function llmsParts(
  pages: readonly Source[],
  bodyOf: (title: string, texts: readonly string[]) => string,
): readonly LlmsPart[] {
  return Object.keys(APIS).flatMap((api) => {
    const apiPages = pages.filter(({ path }) => apiOf(path) === api);
    return inPieces(apiPages.map(({ text }) => text)).map((texts, index) => {
      const number = index === 0 ? "" : `${index + 1}`;
      const title = [api, number].filter(Boolean).join(" ");
      const name = `llms-full-${[api, number].filter(Boolean).join("-")}.txt`;
      return { name, title, body: bodyOf(title, texts) };
    });
  });
}

function apiOf(path: string): string | undefined {
  return Object.entries(APIS).find(([, folders]) =>
    folders.some((folder) => folder === "/" || isWithin(path, folder)),
  )?.[0];
}

function inPieces(texts: readonly string[]): readonly (readonly string[])[] {
  const pieces: string[][] = [];
  let remaining = 0;
  for (const text of texts) {
    const last = pieces.at(-1);
    if (last && text.length < remaining) {
      last.push(text);
      remaining -= text.length;
    } else {
      pieces.push([text]);
      remaining = MAX_CHARACTERS - ROOM - text.length;
    }
  }
  return pieces;
}
