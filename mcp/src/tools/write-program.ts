import type { Operation } from "../../../contract/src/model.ts";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import type { ProgramEntry } from "../../../site/src/publish/mcp/assistant-data.ts";
import { readOperation } from "../contract/find-operation.ts";
import { requestSample } from "../contract/request-sample.ts";
import { scoreOperations, unambiguousOperations } from "../contract/score-operations.ts";
import { PROGRAM_LANGUAGES, readProgramLanguage } from "./program-language.ts";
import { isSandboxProgram, rankPrograms } from "./rank-programs.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, toolResult, withInterpretations } from "./tool-result.ts";

/** Maximum number of other matching programs to list. */
const MAX_OTHERS = 5;
/** Maximum number of requests, if several operations are meant together: create and poll. */
const MAX_REQUESTS = 3;
/** Minimum score of the operation to show if a task refers to none clearly. */
const LIKELY = 1;

export interface ProgramQuery {
  /** An operation, or a description of the program; without it, all programs are listed. */
  readonly task?: string | undefined;
  /** By default, the one that the task names, or TypeScript. */
  readonly language?: string | undefined;
  /** Index among the matching programs: 0 is the best. */
  readonly offset: number;
}

/** A complete program that ran in the build, or only the request if no page has a program. */
export function writeProgram(
  context: ToolContext,
  { task, language: given, offset }: ProgramQuery,
): ToolResult {
  const { language, interpretations } = readProgramLanguage(given, task);
  if (!PROGRAM_LANGUAGES.includes(language)) {
    const nearest = nearestName(language, PROGRAM_LANGUAGES);
    const problem = `\`language\`: expected one of ${PROGRAM_LANGUAGES.join(", ")}; received "${given}".`;
    return toolError(problem, nearest === undefined ? [] : [nearest]);
  }
  return withInterpretations(findProgram(context, language, task, offset), interpretations);
}

function findProgram(
  context: ToolContext,
  language: string,
  task: string | undefined,
  offset: number,
): ToolResult {
  const { programs } = context.docs.assistants;
  const inLanguage = programs.filter(
    (one) => (one.language === "shell" ? "curl" : one.language) === language,
  );
  if (task === undefined) return listPrograms(inLanguage, language);
  const resolved = readOperation(context.contract, task);
  const operation = "value" in resolved ? resolved.value : undefined;
  const scored = scoreOperations(context.contract, task);
  const clearMatches = operation ? [operation] : unambiguousOperations(scored);
  const inOrder = operation
    ? inLanguage
        .filter((one) => one.operations.includes(operation.id) && !isSandboxProgram(one))
        .sort((a, b) => costOf(a, operation.id) - costOf(b, operation.id))
    : rankPrograms(inLanguage, task, context.docs.search(task, "en").places, context.contract);
  const calls = (one: ProgramEntry) =>
    clearMatches.length === 0 ||
    isSandboxProgram(one) ||
    clearMatches.some(({ id }) => one.operations.includes(id));
  const program = inOrder[offset];
  if (program && (offset > 0 || calls(program)))
    return printProgram(context, program, inOrder, offset);
  const [best] = scored;
  const likely = best && best.score >= LIKELY ? [best.operation] : [];
  const chosen = clearMatches.length > 0 ? clearMatches : likely;
  if (chosen.length > 0) {
    const matches = offset > 0 ? inOrder.length : 0;
    return printRequests(context, chosen.slice(0, MAX_REQUESTS), task, language, matches);
  }
  return toolError(`There is no program about "${task}" in ${language}.\n${titles(inLanguage)}`);
}

/**
 * Sample requests of the operations, if no page has a program that calls them, or the offset is past
 * the last one.
 * @param matches number of programs before the offset
 */
function printRequests(
  { fillIn }: ToolContext,
  operations: readonly Operation[],
  task: string,
  language: string,
  matches: number,
): ToolResult {
  const ids = operations.map(({ id }) => id);
  const samples = operations.map((one) => requestSample(one, language, task));
  const codes = samples.map(({ code }) => fillIn(code));
  const changed = samples.flatMap((one) => one.changed);
  const apart = changed.length > 0 ? `, except for ${changed.join(", ")}` : "";
  const reason =
    matches > 0
      ? `The last program has offset ${matches - 1}.`
      : `No page has a program in ${language} that calls ${ids.join(" or ")}.`;
  const text = [
    `${reason} This is the request, which the tests send to the sandbox${apart}:`,
    ...codes.map((code) => fence(language, code)),
  ];
  const code = codes.join("\n\n");
  return toolResult(text.join("\n\n"), { language, operations: ids, code, proof: "sample" });
}

function printProgram(
  { fillIn, docs }: ToolContext,
  program: ProgramEntry,
  all: readonly ProgramEntry[],
  offset: number,
): ToolResult {
  const { title, page, language, operations, usesClient, proof } = program;
  const { installClient } = docs.assistants;
  const others = all.filter((one) => one !== program).slice(0, MAX_OTHERS);
  const [code, output] = [program.code, program.output].map(fillIn) as [string, string];
  const ran = proof === "ran" ? "It ran in this build" : "It was recorded, and would do the same";
  const text = [
    `${title}, of ${page}. ${ran}. It calls ${operations.join(", ") || "no operation"}.`,
    ...(usesClient ? [`It imports \`@farewind/client\`: ${fillIn(installClient)}`] : []),
    fence(language, code),
    ...(output === ""
      ? []
      : [`Output as shown on its page (… marks omitted lines):\n\n${fence("text", output)}`]),
    ...(others.length > 0 ? [`Other matches, by \`offset\`:\n${numbered(all, offset)}`] : []),
  ];
  return toolResult(text.join("\n\n"), {
    title,
    page,
    language,
    operations,
    usesClient,
    code,
    output,
    proof,
    others: others.map((one) => ({ title: one.title, page: one.page })),
  });
}

/**
 * Lower is better: a program weighs less if it calls little else, calls the operation first, needs
 * no client or is a quick start.
 */
function costOf({ operations, usesClient, page }: ProgramEntry, id: string): number {
  const pagePenalty = page.endsWith("quick-start") ? 0 : 0.5;
  return operations.length + (operations[0] === id ? 0 : 1) + (usesClient ? 0.5 : 0) + pagePenalty;
}

function listPrograms(programs: readonly ProgramEntry[], language: string): ToolResult {
  if (programs.length === 0) {
    return toolResult(
      `No page has a program in ${language}; for an operation, its request is returned.`,
      { language, others: [] },
    );
  }
  const others = programs.map(({ title, page }) => ({ title, page }));
  return toolResult(titles(programs), { language, others });
}

function titles(programs: readonly ProgramEntry[]): string {
  if (programs.length === 0) return "There is none in this language.";
  return `Programs:\n${programs.map(lineOf).join("\n")}`;
}

function numbered(programs: readonly ProgramEntry[], offset: number): string {
  return programs
    .flatMap((one, index) => (index === offset ? [] : [`${index}: ${lineOf(one).slice(2)}`]))
    .slice(0, MAX_OTHERS)
    .join("\n");
}

function lineOf({ title, page, operations, usesClient }: ProgramEntry): string {
  const calls = operations.length > 0 ? `, calls ${operations.join(", ")}` : "";
  return `- ${title} (${page})${calls}${usesClient ? ", with the client" : ""}`;
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
}
