import { createHighlighterCore, type HighlighterCore, type ThemedToken } from "@shikijs/core";
import { createOnigurumaEngine } from "@shikijs/engine-oniguruma";
import { escapeHtml } from "../base/escape-html.ts";
import { GENERATORS } from "../samples/generators.ts";
import { TOKEN_THEME, tokenClass } from "./token-theme.ts";

/**
 * The languages that a fenced block may name, including those of samples, each with its grammar, a
 * module of `@shikijs/langs`. JavaScript looks the same as TypeScript without types, and its own
 * grammar takes as long to load.
 */
export const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ["bash", "shellscript"],
  ["http", "http"],
  ["js", "typescript"],
  ["json", "json"],
  ["text", "text"],
  ["ts", "typescript"],
  ["xml", "xml"],
  ["yaml", "yaml"],
  ...GENERATORS.map(({ id, grammar }): [string, string] => [id, grammar]),
]);

/** Code to HTML: spans with classes such as `k`, never inline styles. */
export type Highlight = (code: string, language: string) => string;

/** A cache of highlighted code, keyed by grammar and code. */
export interface HighlightMemo {
  readonly recall: (key: string) => string | undefined;
  readonly keep: (key: string, html: string) => void;
}

/** Loads the grammars once; the returned function is synchronous and memoised. */
export async function createHighlight(painted: HighlightMemo = inMemory()): Promise<Highlight> {
  const highlighter = await createHighlighterCore({
    themes: [TOKEN_THEME],
    langs: [...new Set(LANGUAGES.values())].flatMap((grammar) =>
      grammar === "text" ? [] : [import(`@shikijs/langs/${grammar}`)],
    ),
    engine: createOnigurumaEngine(import("@shikijs/engine-oniguruma/wasm-inlined")),
  });
  return (code, language) => {
    const grammar = LANGUAGES.get(language);
    if (grammar === undefined) throw new RangeError(`No grammar is loaded for "${language}".`);
    const key = `${grammar}\n${code}`;
    const recalled = painted.recall(key);
    if (recalled !== undefined) return recalled;
    const html = paint(highlighter, code, grammar);
    painted.keep(key, html);
    return html;
  };
}

function inMemory(): HighlightMemo {
  const byKey = new Map<string, string>();
  return {
    recall: (key) => byKey.get(key),
    keep: (key, html) => void byKey.set(key, html),
  };
}

function paint(highlighter: HighlighterCore, code: string, grammar: string): string {
  if (grammar === "text") return escapeHtml(code);
  const tokens = (text: string, lang: string): readonly Token[] => {
    // No time limit: on a busy machine the default leaves the rest of a line unhighlighted.
    const options = { lang, theme: "tokens", tokenizeTimeLimit: 0 };
    const lines = highlighter.codeToTokensBase(text, options);
    return lines.flatMap((line, index) => (index === 0 ? line : [NEW_LINE, ...line]));
  };
  const sent = grammar === "shellscript" ? quotedJson(code) : undefined;
  if (!sent) return joinTokens(tokens(code, grammar));
  return joinTokens([
    ...tokens(sent.before, grammar),
    QUOTE,
    ...tokens(sent.json, "json"),
    QUOTE,
    ...tokens(sent.after, grammar),
  ]);
}

type Token = Pick<ThemedToken, "content" | "color">;
const NEW_LINE: Token = { content: "\n" };
const QUOTE: Token = { content: "'" };

/** The JSON body in a shell command, which to the shell grammar is one long string. */
function quotedJson(code: string) {
  const [quoted, json = ""] = /'(\s*\{[^']*\}\s*)'/.exec(code) ?? [];
  if (quoted === undefined || !isJson(json)) return undefined;
  const start = code.indexOf(quoted);
  return { before: code.slice(0, start), json, after: code.slice(start + quoted.length) };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Merges neighbours of the same class into one span, even across lines: fewer bytes, the same
 * picture. White space after a run stays outside its span.
 */
function joinTokens(tokens: readonly Token[]): string {
  let html = "";
  let run = "";
  let runClass = "";
  let space = "";
  const flush = () => {
    html += runClass === "" ? run : `<span class="${runClass}">${run}</span>`;
    html += space;
    run = "";
    space = "";
  };
  for (const { content, color } of tokens) {
    if (content.trim() === "") {
      space += content;
      continue;
    }
    const className = tokenClass(color);
    if (className !== runClass) flush();
    runClass = className;
    run += space + escapeHtml(content);
    space = "";
  }
  flush();
  return html;
}
