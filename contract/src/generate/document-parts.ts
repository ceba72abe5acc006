import type { Method } from "../model.ts";
import { type JsonObject, objectOf } from "../read/parse-yaml.ts";

const METHODS: readonly Method[] = ["get", "post"];

/** The operations of a bundled document, in file order. */
export function operationsOf(document: JsonObject) {
  return Object.entries(objectOf(document.paths)).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = objectOf(objectOf(item)[method]);
      const id = operation.operationId;
      return typeof id === "string" ? [{ id, method, path, operation }] : [];
    }),
  );
}

/** The component schemas of a bundled document. */
export function schemasOf(document: JsonObject): JsonObject {
  return objectOf(objectOf(document.components).schemas);
}

/** The schema of a body or an answer. */
export function jsonSchemaOf(holder: JsonObject): unknown {
  return jsonMediaOf(holder).schema;
}

export function jsonMediaOf(holder: JsonObject): JsonObject {
  return objectOf(objectOf(holder.content)["application/json"]);
}

/** The node itself, or what its `#/…` reference leads to. */
export function followLocal(document: JsonObject, node: JsonObject): JsonObject {
  if (typeof node.$ref !== "string") return node;
  const steps = node.$ref.split("/").slice(1);
  return steps.reduce((target, step) => objectOf(target[step]), document);
}
