import type { JsonObject } from "../base/json-object.ts";
import { withOpenPoints } from "../read/open-points.ts";
import { objectOf, textOf } from "../read/parse-yaml.ts";
import { mapObjects } from "./map-objects.ts";
import { nameChoices } from "./name-choices.ts";
import { splitChoices } from "./split-choices.ts";

/**
 * Adapts a bundled document to readers' tools: removes our internal notes, and turns exclusive
 * groups into named branches with their own properties.
 */
export function publishDocument(document: JsonObject): JsonObject {
  const split = mapObjects(document, ({ "x-decision": _, ...node }) =>
    splitChoices(withOpenPointsDescribed(node)),
  );
  const components = objectOf(split.components);
  return {
    ...split,
    components: { ...components, schemas: nameChoices(objectOf(components.schemas)) },
  };
}

/** Adds `x-open` to the description as well, because readers' tools don't show it. */
function withOpenPointsDescribed(node: JsonObject): JsonObject {
  if (!("x-open" in node)) return node;
  const form = "operationId" in node ? "paragraph" : "sentence";
  const { "x-open": open, description, ...rest } = node;
  return { ...rest, description: withOpenPoints(textOf(description), node, form), "x-open": open };
}
