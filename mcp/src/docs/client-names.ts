import type { ClientName } from "../../../site/src/publish/mcp/assistant-data.ts";
import { lastWord } from "../contract/find-name.ts";
import type { Docs } from "./docs.ts";

/** "client.searchLive()" finds "Client.searchLive"; a last word finds all names that end in it. */
export function findClientNames(
  names: readonly ClientName[],
  wanted: string,
): readonly ClientName[] {
  const name = wanted
    .replace(/\(.*$/, "")
    .replace(/^@farewind\/client\W*/, "")
    .trim()
    .toLowerCase();
  const exact = names.filter((one) => one.name.toLowerCase() === name);
  if (exact.length > 0) return exact;
  return names.filter((one) => lastWord(one.name).toLowerCase() === name);
}

/** Pages that document the client's names, each under its own heading. */
const PAGES = ["/docs/client-reference", "/docs/client-helpers"];

export function printClientName(
  { name, kind, declaration, text }: ClientName,
  { read }: Pick<Docs, "read">,
): string {
  const [owner = name] = name.split(".");
  const page = PAGES.find((path) => read(path)?.includes(`### \`${owner}\``));
  const place = page === undefined ? "/docs/client" : `${page}#${owner}`;
  const title = `\`${name}\` (${kind} of the client, import from "@farewind/client") ${place}`;
  return [title, text, `\`\`\`ts\n${declaration}\n\`\`\``].filter(Boolean).join("\n");
}
