import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { object, text } from "../../../contract/src/testing/schemas.ts";
import en from "../../i18n/catalogues/en.ts";
import type { Direction } from "./field-marks.tsx";
import { FieldTable } from "./field-table.tsx";
import { PLAIN_CONTEXT } from "./testing/plain-context.ts";

/** A table of so many fields, of which the last one is required. */
function htmlOf(count: number, direction: Direction): string {
  const names = Array.from({ length: count }, (_, index) => `field${index}`);
  const schema = object("Body", Object.fromEntries(names.map((name) => [name, text])));
  const properties = schema.properties.map((one) => ({
    ...one,
    required: one.name === names.at(-1),
  }));
  return renderToStaticMarkup(
    <FieldTable schema={{ ...schema, properties }} direction={direction} context={PLAIN_CONTEXT} />,
  );
}

test("each of twelve fields shows itself whether it is required or optional", () => {
  expect(htmlOf(12, "request").split("chip-required")).toHaveLength(2);
  expect(htmlOf(12, "response").split(`>${en.reference.optional}<`)).toHaveLength(12);
});

test.for(["request", "response"] as const)(
  "groups thirteen fields of a %s under headings, required ones first",
  (direction) => {
    const html = htmlOf(13, direction);
    const { required, optional } = en.reference.fieldGroups;
    const places = [`>${required}<`, "field12", `>${optional}<`, "field0"].map((one) =>
      html.indexOf(one),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).not.toContain('class="chip');
  },
);
