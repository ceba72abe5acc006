import { addTo } from "../../../../contract/src/base/group-by.ts";
import { isObject } from "../../../../contract/src/base/json-object.ts";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { twoDigits } from "../../base/dates/two-digits.ts";
import { blockProblem } from "./block-problem.ts";
import type { Block } from "./read-blocks.ts";

/** What a request asks for, under names that V1.0 and 3.0 share. */
type Facts = ReadonlyMap<string, readonly string[]>;

/**
 * Reports a request of V1.0 and the JSON after it if they ask for different days, travellers or
 * other facts that both have. A pair has nothing but a blank line between its blocks.
 */
export function checkPairs(blocks: readonly Block[]): readonly Problem[] {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    const isOld = block.language === "http" || block.attributes.v1 !== undefined;
    if (!next || !isOld || next.attributes.schema === undefined) return [];
    const end = block.line + block.code.split("\n").length + 1;
    if (next.line > end + 2) return [];
    const old = oldFacts(block.code);
    const current = currentFacts(JSON.parse(next.code));
    return [...old].flatMap(([name, values]) => {
      const others = current.get(name);
      if (!others || String(others) === String(values)) return [];
      const message = `The V1.0 request has ${name} ${values.join(", ")}; the 3.0 request after it doesn't.`;
      const line = block.code
        .split("\n")
        .findIndex((text) =>
          values.some((value) => !others.includes(value) && isWrittenIn(text, value)),
        );
      return [blockProblem(block, message, others.join(", "), Math.max(line, 0))];
    });
  });
}

/** Whether a line has a value: the 1 of "adults=1", and not that of "v1.0". */
function isWrittenIn(text: string, value: string): boolean {
  // An IP address or a point is followed by "-ip" or "-latlong".
  return text.split(/[\s/?&=]+/).some((word) => `${word}-`.startsWith(`${value}-`));
}

function oldFacts(code: string): Facts {
  const path = /\/([A-Z]{2})\/([A-Z]{3})\/([a-z]{2}-[A-Z]{2})/.exec(code);
  const pairs = new Map(
    Array.from(code.matchAll(/(\w+)=([^\s&]*)/g), ([, name = "", value = ""]) => [name, value]),
  );
  const value = (name: string, at = 0) => pairs.get(name) ?? (at > 0 ? path?.[at] : "") ?? "";
  const children = [value("children"), value("infants")].filter((text) => text !== "");
  const id = value("id");
  return facts({
    market: [value("country", 1)],
    currency: [value("currency", 2)],
    locale: [value("locale", 3) || value("languageid")],
    days: code.match(/\d{4}-\d\d(-\d\d)?/g) ?? [],
    adults: [value("adults")],
    children: children.length > 0 ? [String(sum(children))] : [],
    infants: [value("infants")],
    text: [value("query")],
    point: id.endsWith("-latlong") ? [id.replace("-latlong", "")] : [],
    "IP address": id.endsWith("-ip") ? [id.replace("-ip", "")] : [],
  });
}

function currentFacts(body: unknown): Facts {
  const valuesByName = new Map<string, unknown[]>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    for (const [name, member] of Object.entries(value)) {
      addTo(valuesByName, name, member);
      visit(member);
    }
  };
  visit(body);
  const texts = (name: string) => (valuesByName.get(name) ?? []).map(String);
  const ages = valuesByName.get("childrenAges")?.[0];
  const [latitude] = texts("latitude");
  return facts({
    market: texts("market"),
    currency: texts("currency"),
    locale: texts("locale"),
    days: daysIn(valuesByName),
    adults: texts("adults"),
    children: Array.isArray(ages) ? [String(ages.length)] : [],
    infants: Array.isArray(ages) ? [String(ages.filter((age) => age === 0).length)] : [],
    text: texts("searchTerm"),
    point: latitude === undefined ? [] : [`${latitude},${texts("longitude")[0]}`],
    "IP address": texts("ipAddress"),
  });
}

/** Days of live legs, and the first month of a range of months. */
function daysIn(found: ReadonlyMap<string, readonly unknown[]>): readonly string[] {
  const dates = [...(found.get("date") ?? []), ...(found.get("startDate") ?? [])];
  return dates.filter(isObject).map(({ year, month, day }) => {
    return [year, twoDigits(month), ...(day === undefined ? [] : [twoDigits(day)])].join("-");
  });
}

function facts(all: Readonly<Record<string, readonly string[]>>): Facts {
  const filled = Object.entries(all).filter(([, values]) => values.some((value) => value !== ""));
  return new Map(filled);
}

function sum(numbers: readonly string[]): number {
  return numbers.reduce((total, number) => total + Number(number), 0);
}
