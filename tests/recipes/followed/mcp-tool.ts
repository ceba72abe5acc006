import { behind, edit, type Followed } from "./edit.ts";

const FUNCTION = `import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolResult } from "./tool-result.ts";

/** The operations of all APIs, with their paths. */
export function listOperations({ contract }: ToolContext): ToolResult {
  const operations = contract.specifications.flatMap((one) => one.operations);
  return toolResult(operations.map(({ id, path }) => \`- \${id}: \${path}\`).join("\\n"));
}
`;

const TOOL = `    defineTool({
      name: "list_operations",
      title: "List the operations",
      description: "The operations of all APIs, with their paths.",
      input: {},
      run: (context) => listOperations(context),
    }),
`;

export const mcpTool: Followed = {
  title: "Add an MCP tool",
  edits: [
    {
      step: "mcp/src/tools/<what-it-does>.ts",
      file: "mcp/src/tools/list-operations.ts",
      write: () => FUNCTION,
    },
    {
      step: "mcp/src/tools/<group>-tools.ts",
      file: "mcp/src/tools/describing-tools.ts",
      write: (before) =>
        before
          .replace(
            /(?=import .* from "\.\/list-scenarios\.ts")/,
            'import { listOperations } from "./list-operations.ts";\n',
          )
          .replace(/(?= {4}defineTool\(\{\n {6}name: "list_scenarios")/, TOOL),
    },
    edit("site/content/docs/for-assistants.md", (before) =>
      before.replace(
        /(?=\| `list_scenarios` )/,
        "| `list_operations` | lists the operations with their paths |\n",
      ),
    ),
    edit(
      "site/names-beyond-the-contract.yaml",
      behind(/(?=list_scenarios:)/, "list_operations: a tool of the MCP server\n"),
    ),
    edit(
      "mcp/src/tools/tools.test.ts",
      behind("test.each([\n", '  ["list_operations", {}, "- listLocales: /"],\n'),
    ),
  ],
};
