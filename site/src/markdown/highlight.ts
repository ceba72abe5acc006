import { createHighlighterCore, type HighlighterCore, type ThemedToken } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { TOKEN_THEME, tokenClass } from "./token-theme.ts";

/** Languages a fenced block may name, with the grammar that paints them. */
export const LANGUAGES = {
  bash: "shellscript",
  curl: "shellscript",
  go: "go",
  http: "http",
  java: "java",
  javascript: "javascript",
  js: "javascript",
  json: "json",
  python: "python",
  text: "text",
  ts: "typescript",
  typescript: "typescript",
  xml: "xml",
  yaml: "yaml",
} as const;

export type Language = keyof typeof LANGUAGES;

/** Code to HTML: spans with classes such as `tok-k`, never inline styles. */
export type Highlight = (code: string, language: string) => string;

/** Loads the grammars once; the returned function is synchronous and remembers what it painted. */
export async function createHighlight(): Promise<Highlight> {
  const highlighter = await createHighlighterCore({
    themes: [TOKEN_THEME],
    langs: [
      import("shiki/langs/shellscript.mjs"),
      import("shiki/langs/go.mjs"),
      import("shiki/langs/http.mjs"),
      import("shiki/langs/java.mjs"),
      import("shiki/langs/javascript.mjs"),
      import("shiki/langs/json.mjs"),
      import("shiki/langs/python.mjs"),
      import("shiki/langs/typescript.mjs"),
      import("shiki/langs/xml.mjs"),
      import("shiki/langs/yaml.mjs"),
    ],
    engine: createOnigurumaEngine(import("shiki/wasm")),
  });
  const painted = new Map<string, string>();
  return (code, language) => {
    const key = `${language}\n${code}`;
    const known = painted.get(key);
    if (known !== undefined) return known;
    const html = paint(highlighter, code, isLanguage(language) ? LANGUAGES[language] : "text");
    painted.set(key, html);
    return html;
  };
}

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}

function paint(highlighter: HighlighterCore, code: string, grammar: string): string {
  if (grammar === "text") return escapeHtml(code);
  const lines = highlighter.codeToTokensBase(code, { lang: grammar, theme: "tokens" });
  return lines.map((line) => joinTokens(line)).join("\n");
}

/** Neighbours of one class share one span: fewer bytes, the same picture. */
function joinTokens(line: readonly ThemedToken[]): string {
  let html = "";
  let run = "";
  let runClass = "";
  const flush = () => {
    html +=
      runClass === "" ? escapeHtml(run) : `<span class="${runClass}">${escapeHtml(run)}</span>`;
    run = "";
  };
  for (const token of line) {
    const className = token.content.trim() === "" ? runClass : tokenClass(token.color);
    if (className !== runClass) flush();
    runClass = className;
    run += token.content;
  }
  flush();
  return html;
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
