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

/** Characters of a part: about fifty thousand tokens. */
const MAX_CHARACTERS = 200_000;
/** Room for the title and what stands between pages. */
const ROOM = 2_000;

/** The folders of an API: its guides, and its reference. What is in none is in the last part. */
const APIS: Readonly<Record<string, readonly string[]>> = {
  "live-prices": ["/docs/flights-live-prices", "/api/flights-live-pricing"],
  "indicative-prices": ["/docs/flights-indicative-prices", "/api/flights-indicative"],
  geo: ["/docs/geo", "/api/geo", "/docs/autosuggest"],
  culture: ["/docs/culture", "/api/culture"],
  general: ["/"],
};

/** Every page in one part, by its API; one that is too large goes on in a further one. */
export function llmsParts(
  pages: readonly Source[],
  bodyOf: (title: string, texts: readonly string[]) => string,
): readonly LlmsPart[] {
  return Object.keys(APIS).flatMap((api) => {
    const own = pages.filter(({ path }) => apiOf(path) === api);
    return inPieces(own.map(({ text }) => text)).map((texts, index) => {
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
  let left = 0;
  for (const text of texts) {
    const last = pieces.at(-1);
    if (last && text.length < left) {
      last.push(text);
      left -= text.length;
    } else {
      pieces.push([text]);
      left = MAX_CHARACTERS - ROOM - text.length;
    }
  }
  return pieces;
}
