import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import type { Docs } from "./docs/docs.ts";

const SCHEME = "farewind://pages";
const TYPE = "text/markdown";

/** Registers every current page as a resource. Archived pages and other languages are readable. */
export function registerPages(server: McpServer, docs: Docs): void {
  const pages = [...docs.pages.values()];
  const list = () => ({
    resources: pages.map(({ path, title, description }) => ({
      uri: SCHEME + path,
      name: path,
      title,
      description,
      mimeType: TYPE,
    })),
  });
  server.registerResource(
    "page",
    new ResourceTemplate(`${SCHEME}{+path}`, { list }),
    { title: "A page of the documentation", mimeType: TYPE },
    (uri, { path }) => {
      const text = docs.read(String(path));
      if (text === undefined)
        throw new Error(`There is no page ${String(path)}: find one with search_docs.`);
      return { contents: [{ uri: uri.href, mimeType: TYPE, text }] };
    },
  );
}
