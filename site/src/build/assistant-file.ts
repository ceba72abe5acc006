import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PACKAGES, packagePath } from "../../../packaging/packages.ts";
import { markdownPath, PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import type { MarkdownPageModel } from "../publish/markdown/llms-files.ts";
import { ASSISTANT_FILE, type AssistantData } from "../publish/mcp/assistant-data.ts";
import { type ClientSources, clientNames } from "../publish/mcp/client-names.ts";
import { type PageOf, type ProvenProgram, programEntries } from "../publish/mcp/program-entries.ts";
import type { OutputFile } from "../publish/output-file.ts";
import { shownOutput } from "../verify/programs/check-outputs.ts";
import type { Site } from "./assemble.ts";
import type { Proofs } from "./proofs/prove.ts";
import type { ProvedProgram } from "./proofs/prove-programs.ts";

const CLIENT = fileURLToPath(new URL("../../../client/src/", import.meta.url));
const PAGES = "site/content/docs/";

/** What the MCP server tells besides the pages: proven programs and the client's names. */
export async function assistantFile(
  { config }: Pick<Site, "config">,
  { programs }: Pick<Proofs, "programs">,
  pages: readonly MarkdownPageModel[],
): Promise<OutputFile> {
  const localePages = pages.filter(({ lang }) => lang === config.locales[0].code);
  const titles = new Map(localePages.map(({ path, title }) => [markdownPath(path), title]));
  const pageOf: PageOf = (file) => {
    if (!file.startsWith(PAGES)) return undefined;
    const path = `/docs/${file.slice(PAGES.length).replace(/(^|\/)index\.md$|\.md$/, "")}`;
    const title = titles.get(markdownPath(path));
    return title === undefined ? undefined : { path, title };
  };
  const client = PACKAGES.find(({ folder }) => folder === "client");
  const data: AssistantData = {
    installClient: client ? `npm install ${PLACEHOLDER_ORIGIN}${packagePath(client)}` : "",
    programs: [
      ...programEntries(programs.ran.map(asShown), "ran", pageOf),
      ...programEntries(programs.recorded.map(asShown), "recorded", pageOf),
    ],
    clientNames: clientNames(readClient()),
  };
  return { name: ASSISTANT_FILE, body: JSON.stringify(data) };
}

/** Keeps only the output that its page shows; the rest may contain the time of the build. */
function asShown({ file, beside, operations }: ProvedProgram): ProvenProgram {
  return { file, operations, output: shownOutput(file, beside) };
}

function readClient(): ClientSources {
  const names = readdirSync(CLIENT).filter((name) => name.endsWith(".ts"));
  return new Map(names.map((name) => [name, readFileSync(CLIENT + name, "utf8")]));
}
