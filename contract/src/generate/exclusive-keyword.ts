import { _, type CodeKeywordDefinition, type KeywordCxt, stringify } from "ajv";
import { type Code, getProperty } from "ajv/dist/compile/codegen/index.js";

/**
 * `exclusive: [["iata"], ["entityId"]]` holds when exactly one of the groups is present in full.
 * Equivalent to a `oneOf` of `required`, but reports one error that names the groups.
 */
export const exclusiveKeyword: CodeKeywordDefinition = {
  keyword: "exclusive",
  type: "object",
  schemaType: "array",
  error: {
    message: "must have exactly one of the groups",
    params: ({ schema }) => _`{groups: ${stringify(schema)}}`,
  },
  code(context: KeywordCxt) {
    const groups: readonly (readonly string[])[] = context.schema;
    const counts = groups.map((group) => _`(${allPresent(context, group)} ? 1 : 0)`);
    const total = counts.reduce((sum, count) => _`${sum} + ${count}`);
    context.fail(_`${total} !== 1`);
  },
};

function allPresent({ data }: KeywordCxt, group: readonly string[]): Code {
  const checks = group.map((key) => _`${data}${getProperty(key)} !== undefined`);
  return checks.reduce((all, check) => _`${all} && ${check}`);
}
