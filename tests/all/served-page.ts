/** What readers can copy from a page of the served site, read from its Markdown version. */
import { markdownPath } from "../../site/src/base/paths.ts";

export interface ServedPage {
  /** The titles of all files: "search.mts". */
  readonly titles: readonly string[];
  /** The code below a title: "search.mts". */
  readonly file: (title: string) => string;
  /** The first block of a language. */
  readonly block: (language: string) => string;
  /** Every line of the page's commands. */
  readonly commands: readonly string[];
  /** The command that starts with this. */
  readonly command: (start: string) => string;
  /** The command in a sentence that ends with this: "node --test node.test.mjs". */
  readonly commandEndingWith: (end: string) => string;
}

/** @param origin of a server that fills in its own origin: see `../serving/start-server.ts` */
export async function servedPage(origin: string, path: string): Promise<ServedPage> {
  const response = await fetch(origin + markdownPath(path));
  if (!response.ok) throw new Error(`${path} responds with ${response.status}.`);
  const text = await response.text();
  const blocks = Array.from(
    text.matchAll(/(?:^_(\S+?)(?: [^\n]*)?_\n\n)?^```(\w+)\n(.*?)\n```$/gms),
    ([, title, language = "", code = ""]) => ({ title, language, code }),
  );
  const commands = blocks.flatMap(({ language, code }) =>
    language === "sh" || language === "bash" ? code.split("\n") : [],
  );
  const titles = new Set(blocks.flatMap(({ title }) => title ?? []));
  return {
    titles: [...titles],
    file: (name) => named(blocks, `the file ${name}`, ({ title }) => title === name),
    block: (name) => named(blocks, `code in ${name}`, ({ language }) => language === name),
    commands,
    command: (start) => {
      const command = commands.find((line) => line.startsWith(start));
      if (!command)
        throw new Error(`${path} has no command "${start}…", only: ${commands.join(", ")}`);
      return command;
    },
    commandEndingWith: (end) => {
      const spans = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = ""]) => code);
      const span = spans.find((code) => code.endsWith(` ${end}`));
      if (!span) throw new Error(`${path} has no command that ends with "${end}".`);
      return span;
    },
  };

  function named(
    all: typeof blocks,
    what: string,
    isIt: (block: (typeof blocks)[number]) => boolean,
  ): string {
    const blocks = all.filter(isIt).map(({ code }) => code);
    if (blocks.length === 0) throw new Error(`${path} does not show ${what}.`);
    return `${blocks.join("\n\n")}\n`;
  }
}
