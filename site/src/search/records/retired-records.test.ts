import { expect, test } from "vitest";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { guide } from "../testing/small-index.ts";
import { retiredNames, retiredRecords } from "./retired-records.ts";
import { sectionsOf } from "./sections.ts";

const titles = { title: "Guide", label: "Guide", description: "", lang: "en" } as const;
const pageWith = (href: string, directive: string) => {
  return { on: { ...guide, href }, titles, sections: sectionsOf(parseMarkdown(directive)) };
};
const whole = pageWith("/docs/whole", '::migration{of="live-prices" part="carriers"}\n');
const partial = pageWith(
  "/docs/quick",
  '::migration{of="live-prices" part="carriers" only="Name"}\n',
);

test("lists whole tables first, wherever their page is", () => {
  const found = retiredRecords(migrations, [partial, whole]);
  expect(found.map(({ page, title }) => `${page.href} ${title}`)).toEqual([
    ...["Id", "Code", "Name", "ImageUrl", "DisplayCode"].map((name) => `/docs/whole ${name}`),
    "/docs/quick Name",
  ]);
});

test("a name's owner is its table, or its API if only some rows are shown", () => {
  const [inWhole, inPart] = [whole, partial].map((page) =>
    retiredRecords(migrations, [page]).find(({ title }) => title === "Name"),
  );
  expect(inWhole).toMatchObject({
    kind: "retired",
    anchor: "v1-carriers-name",
    owner: "Live prices V1.0: carriers",
    became: ["Carrier.name"],
    same: "retired live-prices/carriers/Name",
  });
  expect(inPart).toMatchObject({ owner: "Live prices V1.0" });
});

test("a call's text says what it did", () => {
  const calls = pageWith("/docs/calls", '::migration{of="live-prices" part="calls"}\n');
  const [create] = retiredRecords(migrations, [calls]);
  const does = migrations.get("live-prices")?.calls[0]?.operation.does ?? "";
  expect(does).not.toBe("");
  expect(create?.text).toBe(`${does} The form fields become one JSON object, \`query\`.`);
});

test("a field's keywords are names of its V1.0 record and of its place in 3.0", () => {
  const pairs = [...migrations].flatMap(([of, { parts }]) =>
    parts.flatMap(({ part, pairs }) => pairs.map((pair) => ({ of, part: part.id, ...pair }))),
  );
  const called = pairs.find(
    ({ field, to }) => field.keywords.length > 0 && to.some(({ kind }) => kind !== "key"),
  );
  if (!called) throw new Error("No field of V1.0 has another name.");
  const { of, part, field, to } = called;
  const page = pageWith("/docs/all", `::migration{of="${of}" part="${part}"}\n`);
  const record = retiredRecords(migrations, [page]).find(({ same }) => same?.endsWith(field.id));
  expect(record?.names).toEqual(expect.arrayContaining([...field.keywords]));
  const place = to.find(({ kind }) => kind !== "key")?.canonical ?? "";
  expect(retiredNames(migrations).get(place)).toEqual(expect.arrayContaining([...field.keywords]));
});

test("a table of an unknown part has no names", () => {
  const wrong = pageWith("/docs/wrong", '::migration{of="live-prices" part="carrier"}\n');
  expect(retiredRecords(migrations, [wrong])).toEqual([]);
});

test("a current place has its names of V1.0, but no keys or descriptions", () => {
  const names = retiredNames(migrations);
  expect(names.get("LiveQuery.childrenAges")).toEqual(
    expect.arrayContaining(["children", "infants"]),
  );
  expect(names.get("Leg.stopCount")).toContain("Stops");
  const described = [...migrations.values()].flatMap(({ parts }) =>
    parts.flatMap(({ pairs }) => pairs.filter(({ field }) => !field.isNamed)),
  );
  expect(described.length).toBeGreaterThan(0);
  const all = [...names.values()].flat();
  expect(described.filter(({ field }) => all.includes(field.name))).toEqual([]);
  expect(names.get("LiveResults.carriers") ?? []).not.toContain("Id");
});
