import { z } from "zod";
import { site } from "../../../site/site.config.ts";
import { count, text, word } from "../input/schemas.ts";
import { readPage } from "./read-page.ts";
import { searchDocs } from "./search-docs.ts";
import { defineTool, type Tool } from "./tool.ts";
import { writeProgram } from "./write-program.ts";

const [{ code: english }] = site.locales;
const locales = site.locales.map(({ code }) => code);

/** Tools that search and read pages. */
export function readingTools(): readonly Tool[] {
  return [
    defineTool({
      name: "search_docs",
      title: "Search the documentation",
      description:
        "Finds pages, sections, operations, fields, values, errors and names of V1.0. Returns paths for read_page. Reports the words that no page mentions.",
      input: {
        query: text(),
        lang: word(locales as [string, ...string[]]).default(english),
        limit: count(1, 30).default(10).describe("Maximum number of results"),
      },
      output: {
        places: z.array(
          z.object({
            href: z.string(),
            kind: z.string(),
            title: z.string(),
            where: z.string(),
            excerpt: z.string(),
          }),
        ),
        nearest: z.array(z.string()),
        unknown: z.array(z.string()).describe("Words of the query that no page mentions"),
      },
      aliases: { q: "query", search: "query", language: "lang", locale: "lang" },
      run: (context, { lang, ...query }) =>
        searchDocs(context, { ...query, lang: locales.find((code) => code === lang) ?? english }),
    }),
    defineTool({
      name: "read_page",
      title: "Read a page or a section",
      description:
        "A page of the documentation as Markdown, by its path, such as /docs/intro or /api/geo. Ask for a section by its title or anchor, or #anchor behind the path: it is far shorter. Long pages come in pieces, with a list of their sections.",
      input: {
        page: text(),
        section: text().optional().describe("Title or anchor of a section"),
        offset: count(0, 10_000_000).default(0).describe("Character to start at"),
        limit: count(200, 40_000).default(8000).describe("Maximum number of characters"),
      },
      output: {
        page: z.string().optional(),
        text: z.string(),
        next: z.number().optional().describe("The offset of the next piece"),
        sections: z.array(z.string()).optional(),
        names: z.array(z.string()).optional(),
        operation: z.string().optional(),
        method: z.string().optional(),
        path: z.string().optional(),
      },
      aliases: { path: "page", url: "page", href: "page", uri: "page", anchor: "section" },
      run: (context, wanted) => readPage(context, wanted),
    }),
    defineTool({
      name: "write_program",
      title: "Get a whole program that ran",
      description:
        "A complete program of a page, which ran against the sandbox in the build, by the operation that it calls or by words such as 'price calendar', in typescript or python; in javascript, curl, go and java, the request of an operation. Without a task, lists all programs.",
      input: {
        task: text().optional().describe("An operation, or what the program does"),
        language: text().optional().describe("Default: the one that the task names, or typescript"),
        offset: count(0, 100)
          .default(0)
          .describe("Index among the matching programs; 0 is the best match"),
      },
      output: {
        language: z.string(),
        title: z.string().optional(),
        page: z.string().optional(),
        operations: z.array(z.string()).optional(),
        usesClient: z.boolean().optional(),
        code: z.string().optional(),
        output: z
          .string()
          .optional()
          .describe("Output as shown on its page; … marks omitted lines"),
        proof: z.enum(["ran", "recorded", "sample"]).optional(),
        others: z.array(z.object({ title: z.string(), page: z.string() })).optional(),
      },
      aliases: { operation: "task", query: "task", lang: "language" },
      run: (context, query) => writeProgram(context, query),
    }),
  ];
}
