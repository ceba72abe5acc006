import { join } from "node:path";
import { bundle, createConfig } from "@redocly/openapi-core";
import type { JsonObject } from "../base/json-object.ts";
import type { SpecificationFile } from "../specifications.ts";
import { publishDocument } from "./publish-document.ts";

/** One specification as a single self-contained document. */
export interface Bundle {
  readonly id: SpecificationFile["id"];
  readonly document: JsonObject;
}

/** Copies what a specification references in other files into its own components. */
export async function bundleSpecification(
  directory: string,
  { id, path }: SpecificationFile,
): Promise<Bundle> {
  const config = await createConfig({});
  const { bundle: result, problems } = await bundle({ ref: join(directory, path), config });
  if (problems.length > 0) {
    const lines = problems.map(({ message, location }) => {
      const pointer = location[0]?.pointer ?? "";
      return `${location[0]?.source.absoluteRef ?? path} ${pointer} ${message}`;
    });
    throw new Error(`${path} does not bundle:\n${lines.join("\n")}`);
  }
  // The JSON round trip turns anchors and shared objects into plain copies.
  return { id, document: publishDocument(JSON.parse(JSON.stringify(result.parsed))) };
}
