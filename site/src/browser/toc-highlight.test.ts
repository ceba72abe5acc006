import { describe, expect, it } from "vitest";
import { currentHeading } from "./toc-highlight.ts";

const headings = [
  { id: "request", top: -300 },
  { id: "response", top: 90 },
  { id: "errors", top: 700 },
];

describe("the current heading", () => {
  it("is the last one above the reading line", () => {
    expect(currentHeading(headings, false)).toBe("response");
  });

  it("is none before the first section", () => {
    expect(currentHeading([{ id: "request", top: 400 }], false)).toBeUndefined();
  });

  it("is the last one at the end of the page, however low it stands", () => {
    expect(currentHeading(headings, true)).toBe("errors");
  });

  it("is none on a page without headings", () => {
    expect(currentHeading([], true)).toBeUndefined();
  });

  it("asks for no place after the first heading below the line", () => {
    const asked: string[] = [];
    function* positions() {
      for (const heading of headings) {
        asked.push(heading.id);
        yield heading;
      }
    }
    expect(currentHeading(positions(), false, 0)).toBe("request");
    expect(asked).toEqual(["request", "response"]);
  });
});
