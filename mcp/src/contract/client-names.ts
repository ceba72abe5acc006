import type { ClientName } from "../../../site/src/publish/assistants/assistant-data.ts";
import { lastWord } from "./find-name.ts";

/** "client.searchLive()" and "Client.searchLive" are the same; a last word finds all that have it. */
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

export function printClientName({ name, kind, declaration, text }: ClientName): string {
  const title = `\`${name}\` (${kind} of the client, import from "@farewind/client") /docs/client`;
  return [title, text, `\`\`\`ts\n${declaration}\n\`\`\``].filter(Boolean).join("\n");
}
