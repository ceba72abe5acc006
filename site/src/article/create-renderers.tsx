import { findOperation, findSchema, type Lookup } from "../../../contract/src/names/find.ts";
import { nameResponse } from "../../../contract/src/names/name-field.ts";
import { sentSchemas } from "../../../contract/src/names/sent-schemas.ts";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { mistake } from "../../../contract/src/problems/problem.ts";
import { PACKAGES } from "../../../packaging/packages.ts";
import { SCENARIOS } from "../../../sandbox/src/scenarios/scenarios.ts";
import { Figure } from "../markdown/figure.tsx";
import type { DirectiveResult } from "../markdown/markdown-context.ts";
import { ApiCards } from "../pages/api-cards.tsx";
import type { PageContext } from "../pages/page-context.ts";
import { createExportRenderers } from "../reference/client-exports/create-export-renderers.tsx";
import { EnumTable } from "../reference/enum-table.tsx";
import { ErrorFacts } from "../reference/error-facts.tsx";
import { ErrorTable } from "../reference/error-table.tsx";
import { exampleId } from "../reference/example-id.ts";
import { FieldTable } from "../reference/field-table.tsx";
import { InstallLine } from "../reference/install-line.tsx";
import { chooseRows } from "../reference/migration-rows.ts";
import { MigrationTable } from "../reference/migration-table.tsx";
import { OpenBox } from "../reference/open-box.tsx";
import { OperationCard } from "../reference/operation-card.tsx";
import { RequestSample, RequestSamples, requestCode } from "../reference/request-samples.tsx";
import { ResponseExample } from "../reference/response-example.tsx";
import { RetryTable } from "../reference/retry-table.tsx";
import { createSandboxRenderers } from "../reference/sandbox/create-sandbox-renderers.tsx";
import { GENERATORS } from "../samples/generators.ts";
import { http, httpHead } from "../samples/http.ts";
import { printJson } from "../samples/literal-styles.ts";
import { lettersOf } from "../search/names/letters-of.ts";
import { NAME_LISTS, type NameLine, type NameListId } from "../search/names/name-lines.ts";
import { NameList } from "../search/names/name-list.tsx";
import type { ArticleSource } from "./article-source.ts";
import type { BuildProofs } from "./build-proofs.ts";
import { CoverageTable } from "./coverage-table.tsx";
import { figureHtml, figureIds } from "./figure-html.ts";
import { SearchTimeline } from "./search-timeline.tsx";
import type { DirectiveRenderers } from "./show-directives.ts";

/** The scenarios that cause an error, with its status. */
const ERROR_SCENARIOS = SCENARIOS.flatMap((scenario) =>
  scenario.effect.kind === "error" ? [{ ...scenario, status: scenario.effect.status }] : [],
);

/** Used where a directive names no operation: every operation documents the same errors. */
const ANY_OPERATION = "createLiveSearch";

/** Renders each leaf directive from the data; an unknown name is a problem. */
export function createRenderers(
  {
    contract,
    migrations,
    content: { figures },
  }: Pick<ArticleSource, "contract" | "migrations" | "content">,
  page: PageContext,
  namesOf: (list: NameListId) => readonly NameLine[],
  { report = {}, search }: Omit<BuildProofs, "marks"> = {},
): DirectiveRenderers {
  const { reference: context } = page;
  return {
    operation: ({ id = "" }) =>
      found(findOperation(contract, id), (operation) => ({
        node: <OperationCard operation={operation} context={context} />,
      })),
    request: ({ operation: id = "", example, language, part }) =>
      found(findOperation(contract, id), (operation) => {
        const examples = operation.requestBody?.examples ?? [];
        const chosen = examples.find(({ name }) => name === example) ?? examples[0];
        if (example !== undefined && chosen?.name !== example) {
          return unknown(`${id} has no request example "${example}".`, example, names(examples));
        }
        const sample = { operation, example: chosen, context };
        if (part !== undefined && (part !== "head" || language !== "http")) {
          return {
            message: `Unknown part "${part}": only part="head" with language="http" is supported.`,
          };
        }
        if (language === undefined) return { node: <RequestSamples {...sample} /> };
        const printers = [...GENERATORS, part === "head" ? httpHead : http];
        const generator = printers.find((one) => one.id === language);
        if (!generator) {
          const ids = printers.map((one) => one.id);
          return unknown(`There are no samples in "${language}".`, language, ids);
        }
        return {
          node: <RequestSample {...sample} generator={generator} />,
          code: requestCode(generator, operation, chosen),
        };
      }),
    response: ({ operation: id = "", status = "", example }) =>
      found(findOperation(contract, id), (operation) => {
        const response = operation.responses.find((candidate) => candidate.status === status);
        if (!response) {
          const documented = operation.responses.map((one) => one.status);
          return unknown(`${id} documents no response "${status}".`, status, documented);
        }
        const { examples } = response;
        const chosen = examples.find(({ name }) => name === example) ?? examples[0];
        if (!chosen || (example !== undefined && chosen.name !== example)) {
          const message = `${id} has no example "${example ?? ""}" for ${status}.`;
          return unknown(message, example ?? "", names(examples));
        }
        return {
          node: (
            <ResponseExample
              id={exampleId(nameResponse(id, status), chosen.name)}
              value={chosen.value}
              context={context}
            />
          ),
          code: printJson(chosen.value),
        };
      }),
    fields: ({ schema: name = "", only }) =>
      found(findSchema(contract, name), (schema) => {
        if (schema.kind !== "object") {
          return { message: `${name} is not an object: it has no fields. An enum has "::enum".` };
        }
        const chosen = only?.split(",").map((field) => field.trim());
        const own = schema.properties.map((property) => property.name);
        const missing = chosen?.find((field) => !own.includes(field));
        if (missing !== undefined)
          return unknown(`${name} has no field "${missing}".`, missing, own);
        const selection = chosen && { only: chosen };
        const direction = sentSchemas(contract).has(name) ? "request" : "response";
        const table = { schema, ...selection, direction, context } as const;
        return { node: <FieldTable {...table} /> };
      }),
    enum: ({ schema: name = "" }) =>
      found(findSchema(contract, name), (schema) =>
        schema.kind === "enum"
          ? { node: <EnumTable schema={schema} context={context} /> }
          : { message: `${name} is not an enum: it has no values. An object has "::fields".` },
      ),
    errors: ({ operation: id }) =>
      found(findOperation(contract, id ?? ANY_OPERATION), (operation) => ({
        node: <ErrorTable operation={operation} isOwn={id !== undefined} context={context} />,
      })),
    error: ({ of: name = "" }) => {
      const scenario = ERROR_SCENARIOS.find((one) => one.name === name);
      if (!scenario) {
        return unknown(`There is no error "${name}".`, name, names(ERROR_SCENARIOS));
      }
      const operations = contract.specifications.flatMap((one) => one.operations);
      const facts = { status: scenario.status, scenario, operations, context };
      return { node: <ErrorFacts {...facts} /> };
    },
    "retry-rules": ({ operation: id }) =>
      found(findOperation(contract, id ?? ANY_OPERATION), (operation) => ({
        node: <RetryTable operation={operation} isOwn={id !== undefined} context={context} />,
      })),
    // For the change log's feed. Release dates of the API are not published, so no page shows it.
    written: ({ on = "" }) =>
      isDay(on) ? { node: null } : { message: `"${on}" is not a date: write it like 2026-11-21.` },
    // The page's checks already report an id that is not open, here as in a sentence.
    open: ({ of = "" }) => {
      const points = of.split(",").map((id) => contract.openPoints.get(id.trim()));
      const open = points.filter((point) => point !== undefined);
      return { node: <OpenBox points={open} context={context} /> };
    },
    apis: () => ({ node: <ApiCards ids={page.config.references} isInArticle context={page} /> }),
    timeline: () => ({ node: search && <SearchTimeline search={search} context={context} /> }),
    coverage: () => ({ node: <CoverageTable report={report} context={context} /> }),
    ...createSandboxRenderers(context),
    ...createExportRenderers(context),
    migration: ({ of = "", part = "", only }) => {
      const chosen = chooseRows(migrations, { of, part, ...(only !== undefined && { only }) });
      if ("message" in chosen) return chosen;
      return {
        node: <MigrationTable migration={chosen} context={context} />,
        ids: chosen.rows.map(({ anchor }) => anchor),
      };
    },
    names: ({ of = "" }) => {
      const list = NAME_LISTS.find((id) => id === of);
      if (list === undefined) {
        return unknown(`There is no list of names "${of}".`, of, NAME_LISTS);
      }
      const lines = namesOf(list);
      return {
        node: <NameList lines={lines} context={context} />,
        ids: lettersOf(lines).map(({ id }) => id),
      };
    },
    install: ({ package: name = "" }) => {
      const source = PACKAGES.find((one) => one.name === name);
      if (!source) {
        const known = PACKAGES.map((one) => one.name);
        return unknown(`There is no package "${name}" to install.`, name, known);
      }
      return { node: <InstallLine source={source} context={context} /> };
    },
    figure: ({ src = "", alt = "", caption = "" }) => {
      const svg = figures.get(src);
      if (svg === undefined) {
        return unknown(`There is no site/content/figures/${src}.svg.`, src, [...figures.keys()]);
      }
      return {
        ids: figureIds(svg),
        node: <Figure html={figureHtml(svg, alt)} alt={alt} caption={caption} />,
      };
    },
  };
}

function found<T>(lookup: Lookup<T>, show: (value: T) => DirectiveResult): DirectiveResult {
  return lookup.found ? show(lookup.value) : lookup.mistake;
}

function unknown(message: string, written: string, known: readonly string[]): DirectiveResult {
  return mistake(message, nearestName(written, known));
}

function names(examples: readonly { readonly name: string }[]): readonly string[] {
  return examples.map(({ name }) => name);
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}
