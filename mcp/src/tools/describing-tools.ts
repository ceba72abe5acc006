import { z } from "zod";
import type { Contract } from "../../../contract/src/model.ts";
import { GENERATORS } from "../../../site/src/samples/generators.ts";
import { operationsOf } from "../contract/find-operation.ts";
import { text, word } from "../input/schemas.ts";
import { describeError } from "./describe-error.ts";
import { describeName } from "./describe-name.ts";
import { describeOperation, OPERATION_PARTS } from "./describe-operation.ts";
import { describeV1Name } from "./describe-v1-name.ts";
import { listScenarios } from "./list-scenarios.ts";
import { defineTool, type Tool } from "./tool.ts";

const [curl, ...others] = GENERATORS;
const LANGUAGES = [curl.id, ...others.map(({ id }) => id)] as const;

/** Tools that explain names. */
export function describingTools(contract: Contract): readonly Tool[] {
  const ids = operationsOf(contract).map(({ id }) => id);
  return [
    defineTool({
      name: "describe_operation",
      title: "Describe an operation",
      description: `Method, path, parameters, fields of request and response, errors and a sample, or one part of them. One of ${ids.join(", ")}.`,
      input: {
        operation: text().describe("A name, or method and path"),
        part: word(OPERATION_PARTS).default("all"),
        language: word(LANGUAGES).default(curl.id).describe("Language of the sample"),
      },
      output: {
        operation: z.string(),
        method: z.string(),
        path: z.string(),
        text: z.string(),
      },
      aliases: { name: "operation", id: "operation", section: "part", lang: "language" },
      run: (context, options) => describeOperation(context, options),
    }),
    defineTool({
      name: "describe_name",
      title: "Describe a field, a type, a value or a name of the client",
      description:
        "What a name of version 3.0 means, with its type and limits: LiveQuery.adults, Price, PRICE_UNIT_MILLI, or the last word of a name. Also names of the TypeScript client: createClient, searchLive, ApiError.retryAfter.",
      input: { name: text() },
      output: {
        names: z.array(z.string()).optional(),
        text: z.string(),
        operation: z.string().optional(),
        method: z.string().optional(),
        path: z.string().optional(),
      },
      aliases: { field: "name", type: "name", value: "name" },
      run: (context, { name }) => describeName(context, name),
    }),
    defineTool({
      name: "describe_error",
      title: "Describe an error",
      description: "What an HTTP status means, what to do, and whether to send the request again.",
      input: { status: text().describe("429, or 404 Not Found"), operation: text().optional() },
      output: { status: z.string(), isRetried: z.boolean(), text: z.string() },
      aliases: { code: "status", error: "status" },
      run: (context, { status, operation }) => describeError(context, status, operation),
    }),
    defineTool({
      name: "describe_v1_name",
      title: "Describe a name of V1.0",
      description:
        "What replaced a call, parameter, field, value or status of the archived version 1.0.",
      input: { name: text() },
      run: (context, { name }) => describeV1Name(context, name),
    }),
    defineTool({
      name: "list_scenarios",
      title: "List the sandbox's scenarios",
      description: "Errors and unusual searches that the sandbox can simulate, and its keys.",
      input: {},
      run: () => listScenarios(),
    }),
  ];
}
