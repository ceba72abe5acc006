import type { Root } from "mdast";
import type { Contract } from "../../../contract/src/model.ts";
import packageFile from "../../../package.json" with { type: "json" };
import { inlineDirectives } from "./inline-directives.ts";
import { printInline } from "./print-inline.ts";

/** A parser for pages that also replaces inline directives by what they print. */
export function createPrintingParser(
  parse: (text: string) => Root,
  contract: Contract,
): (text: string) => Root {
  const directives = inlineDirectives(contract, packageFile.engines.node);
  return (text) => printInline(parse(text), directives);
}
