import { describe, expect, it } from "vitest";
import { currentHeading } from "./toc-highlight.ts";

const TOPS: Readonly<Record<string, number>> = { request: -300, response: 90, errors: 700 };
const ids = Object.keys(TOPS);
const topOf = (id: string) => TOPS[id];

describe("the current heading", () => {
  it("is the last one above the reading line", () => {
    expect(currentHeading(ids, topOf, false)).toBe("response");
  });

  it("can be exactly on the reading line", () => {
    expect(currentHeading(ids, topOf, false, 90)).toBe("response");
    expect(currentHeading(ids, topOf, false, 89)).toBe("request");
  });

  it("is none before the first section", () => {
    expect(currentHeading(["errors"], topOf, false)).toBeUndefined();
  });

  it("is the last one at the end of the page, however low it is", () => {
    expect(currentHeading(ids, topOf, true)).toBe("errors");
  });

  it("is none on a page without headings", () => {
    expect(currentHeading([], topOf, true)).toBeUndefined();
  });

  it("is never one without a measurable position", () => {
    expect(currentHeading(["request", "gone"], topOf, true)).toBe("request");
    expect(currentHeading(["request", "gone", "response"], topOf, false)).toBe("response");
  });

  it("measures no heading after the first below the line", () => {
    const asked: string[] = [];
    const note = (id: string) => {
      asked.push(id);
      return topOf(id);
    };
    expect(currentHeading(ids, note, false, 0)).toBe("request");
    expect(asked).toEqual(["request", "response"]);
  });
});
