/** A piece of HTML, inserted as it is; plain strings are escaped. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | readonly Part[];

/** html`<b>${name}</b>`: escapes strings; pieces of HTML, also in lists, are inserted unchanged. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    html: texts
      .map((text, index) => text + print(index < parts.length ? parts[index] : ""))
      .join(""),
  };
}

function print(part: Part = ""): string {
  if (typeof part === "string") return escapeText(part);
  return "html" in part ? part.html : part.map(print).join("");
}

const ESCAPED: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for use between tags and in quoted attributes, in HTML and SVG. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? "");
}
