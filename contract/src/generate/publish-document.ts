import type { JsonObject } from "../read/parse-yaml.ts";
import { mapObjects } from "./map-objects.ts";
import { splitChoices } from "./split-choices.ts";

/**
 * A bundled document as readers' tools want it: without notes to ourselves, and with exclusive
 * groups as branches that have properties of their own.
 */
export function publishDocument(document: JsonObject): JsonObject {
  return mapObjects(document, ({ "x-decision": _, ...node }) => splitChoices(node));
}
