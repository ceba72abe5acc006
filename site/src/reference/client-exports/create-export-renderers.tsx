import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { mistake } from "../../../../contract/src/problems/problem.ts";
import type { DirectiveAttributes, DirectiveResult } from "../../markdown/markdown-context.ts";
import type { ReferenceContext } from "../reference-context.ts";
import { CONTRACT_EXPORTS, memberAnchor, OWN_EXPORTS } from "./client-exports.ts";
import { ContractTypes } from "./contract-types.tsx";
import { ExportEntry } from "./export-entry.tsx";
import { OperationList } from "./operation-list.tsx";

/** The directives that show what the client exports. */
export function createExportRenderers(context: ReferenceContext) {
  return {
    export: ({ of = "" }: DirectiveAttributes): DirectiveResult => {
      const exported = OWN_EXPORTS.find(({ name }) => name === of);
      if (!exported) {
        const names = OWN_EXPORTS.map(({ name }) => name);
        return mistake(`The client has no export "${of}" of its own.`, nearestName(of, names));
      }
      const Entry = of === "Operations" ? OperationList : ExportEntry;
      return {
        node: <Entry exported={exported} context={context} />,
        ids: exported.members.map(({ name }) => memberAnchor(of, name)),
      };
    },
    "contract-types": (): DirectiveResult => ({
      node: <ContractTypes context={context} />,
      ids: CONTRACT_EXPORTS.map(({ name }) => name),
    }),
  };
}
