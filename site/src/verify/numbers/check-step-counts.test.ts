import { expect, test } from "vitest";
import { readCatalogueSources } from "../../../i18n/read-catalogues.ts";
import { site } from "../../build/testing/site.ts";
import { checkStepCounts } from "./check-step-counts.ts";

const [catalogue] = readCatalogueSources(site.config);

test("descriptions of categories have the right number of steps", () => {
  expect(catalogue && checkStepCounts(catalogue, site.plan.trees.values())).toEqual([]);
});

test('reports "no steps" where there are steps, in any case', () => {
  const { file = "", text = "" } = catalogue ?? {};
  const changed = text.replace("to an IP address, in three steps", "to an IP address, in no steps");
  expect(checkStepCounts({ file, text: changed }, site.plan.trees.values())).toHaveLength(1);
  const capital = text.replace("to an IP address, in three steps", "to an IP address. No steps");
  expect(checkStepCounts({ file, text: capital }, site.plan.trees.values())).toHaveLength(1);
});

test("reports a wrong number of steps with its line and the right one", () => {
  const { file = "", text = "" } = catalogue ?? {};
  const changed = text.replace(
    "to an IP address, in three steps",
    "to an IP address, in four steps",
  );
  expect(changed).not.toBe(text);
  expect(checkStepCounts({ file, text: changed }, site.plan.trees.values())).toMatchObject([
    {
      file: "site/i18n/catalogues/en.ts",
      message: '"migrate-closest-city" has 3 pages, and its description says four steps.',
      nearest: "three steps",
    },
  ]);
});

test('suggests "no steps" for a category without pages, and "40 steps" for 40', () => {
  const [tree] = [...site.plan.trees.values()].filter(({ all }) =>
    all.some((node) => node.kind === "category" && node.slug === "migrate-closest-city"),
  );
  if (!tree || !catalogue) throw new Error("The category has a tree.");
  const told = (count: number) => {
    const all = tree.all.flatMap((node) =>
      node.kind === "category" && node.slug === "migrate-closest-city"
        ? [{ ...node, nodes: Array.from({ length: count }, () => node) }]
        : [],
    );
    return checkStepCounts(catalogue, [{ ...tree, all }]);
  };
  const before = catalogue.text.slice(
    0,
    catalogue.text.indexOf("to an IP address, in three steps"),
  );
  const line = before.split("\n").length;
  expect(told(0)).toMatchObject([{ line, nearest: "no steps" }]);
  expect(told(40)).toMatchObject([{ line, nearest: "40 steps" }]);
});
