import { describe, expect, it } from "vitest";
import { isHidden } from "./hiding-navbar.ts";

describe("the navbar", () => {
  it("hides when scrolling down", () => {
    expect(isHidden(false, 200, 260, 60)).toBe(true);
  });

  it("reappears when scrolling up", () => {
    expect(isHidden(true, 600, 560, 60)).toBe(false);
  });

  it("stays visible at the top of the page", () => {
    expect(isHidden(false, 0, 50, 60)).toBe(false);
    expect(isHidden(true, 100, 40, 60)).toBe(false);
    expect(isHidden(false, 0, 60, 60)).toBe(false);
    expect(isHidden(false, 0, 61, 60)).toBe(true);
  });

  it("ignores scrolling by less than 6 pixels", () => {
    expect(isHidden(true, 600, 597, 60)).toBe(true);
    expect(isHidden(false, 600, 605, 60)).toBe(false);
    expect(isHidden(false, 600, 606, 60)).toBe(true);
  });
});
