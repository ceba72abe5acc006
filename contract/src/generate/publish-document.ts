import { withOpenPoints } from "../read/open-points.ts";
import { type JsonObject, textOf } from "../read/parse-yaml.ts";
import { mapObjects } from "./map-objects.ts";
import { splitChoices } from "./split-choices.ts";

/**
 * A bundled document as readers' tools want it: without notes to ourselves, and with exclusive
 * groups as branches that have properties of their own.
 */
export function publishDocument(document: JsonObject): JsonObject {
  return mapObjects(document, ({ "x-decision": _, ...node }) => splitChoices(told(node)));
}

/** Readers' tools do not show `x-open`: descriptions tell it as well. */
function told(node: JsonObject): JsonObject {
  if (!("x-open" in node)) return node;
  const form = "operationId" in node ? "paragraph" : "sentence";
  const { "x-open": open, description, ...rest } = node;
  return { ...rest, description: withOpenPoints(textOf(description), node, form), "x-open": open };
}
