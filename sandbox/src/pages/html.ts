/** A piece of HTML; everything else is text. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | readonly Part[];

/** html`<b>${name}</b>`: texts are escaped, pieces of HTML and lists of them stay what they are. */
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

/** Safe between tags and in a quoted attribute, of HTML and of SVG. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? "");
}
