import { expect, test } from "vitest";
import type { SpecificationId } from "../../../../contract/src/model.ts";
import { contract } from "../../../../contract/src/testing/contract.ts";
import {
  anything,
  object,
  operation,
  specification,
} from "../../../../contract/src/testing/schemas.ts";
import { contractTexts } from "./contract-texts.ts";

test("a description next to a reference belongs to the field, not to the type", () => {
  const found = contractTexts(contract).filter(({ text }) => text.startsWith("Exactly this day."));
  expect(found.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^[A-Z]\w+\.fixedDate$/),
  ]);
});

test("the summary of an example is about the states in it", () => {
  const [found] = contractTexts(contract).filter(({ text }) => text.startsWith("Nothing changed,"));
  expect(found?.subject).toMatch(/ RESULT_STATUS_INCOMPLETE RESULT_ACTION_NOT_MODIFIED$/);
});

test("includes each open point, once even if a description has it", () => {
  const texts = contractTexts(contract).map(({ text }) => text);
  for (const { question, advice = "" } of contract.openPoints.values()) {
    const told = texts.filter((text) => text.includes(question) && text.includes(advice));
    expect(told.length, question).toBeGreaterThan(0);
  }
  expect(new Set(texts.filter((text) => text.startsWith("What are the rate limits?"))).size).toBe(
    1,
  );
});

const place = { ...object("Place", {}), description: "A place." };
const one = (id: SpecificationId, file: string) => {
  const source = { file, line: 1 };
  const operations = [{ ...operation(`${id}Call`, undefined, anything), source }];
  return { ...specification(...operations), id, schemas: new Map([["Place", place]]) };
};
const specifications = [one("geo", "geo.yaml"), one("culture", "culture.yaml")];

test("a shared text belongs to the first specification, an open point to its file's", () => {
  const point = {
    id: "order",
    question: "In which order?",
    advice: "Sort.",
    source: { file: "culture.yaml", line: 9 },
  };
  const texts = contractTexts({ specifications, openPoints: new Map([["order", point]]) });
  expect(texts.filter(({ text }) => text === "A place.")).toMatchObject([
    { subject: "Place", specification: "geo" },
  ]);
  expect(texts.at(-1)).toEqual({
    subject: "order",
    text: "In which order? Sort.",
    source: point.source,
    specification: "culture",
  });
});

test("omits an open point only if a description has both its question and its advice", () => {
  const textsWith = (description: string) => {
    const [first, ...others] = specifications;
    if (!first) throw new Error("There is no specification.");
    const point = {
      id: "order",
      question: "In which order?",
      advice: "Sort.",
      source: place.source,
    };
    return contractTexts({
      specifications: [{ ...first, description }, ...others],
      openPoints: new Map([["order", point]]),
    }).filter(({ subject }) => subject === "order").length;
  };
  expect(textsWith("In which order? Sort.")).toBe(0);
  expect(textsWith("In which order?")).toBe(1);
});

test("the description of every tag is read", () => {
  const tags = contract.specifications.flatMap((specification) => specification.tags);
  const texts = contractTexts(contract).map(({ text }) => text);
  expect(tags.length).toBeGreaterThan(3);
  for (const { description } of tags) expect(texts).toContain(description);
});
