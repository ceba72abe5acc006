import { expect, test } from "vitest";
import { migrations } from "../src/testing/migrations.ts";
import { V1_SUCCESSORS } from "./v1-successors.ts";

test("every V1.0 call and field migrates to where the specification says", () => {
  const written = [...migrations].flatMap(([id, { calls, parts }]) => [
    id,
    ...calls.flatMap(({ operation, to }) => (to.length > 0 ? [row(operation.id, to)] : [])),
    ...parts.flatMap(({ pairs }) =>
      pairs.map(({ field, to }) => row(field.id.slice(field.id.indexOf("/") + 1), to)),
    ),
  ]);
  expect(written.join("\n")).toBe(V1_SUCCESSORS.trim());
});

function row(name: string, to: readonly { readonly canonical: string }[]): string {
  const places = to.map(({ canonical }) => canonical).join(", ");
  return `  ${name}: ${places === "" ? "gone" : places}`;
}
