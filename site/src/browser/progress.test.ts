import { describe, expect, it } from "vitest";
import type { After } from "./after.ts";
import { createProgress } from "./progress.ts";

/** A clock that moves when told to. */
function clock(): { readonly after: After; readonly advance: (milliseconds: number) => void } {
  let now = 0;
  let waiting: { at: number; action: () => void }[] = [];
  return {
    after: (milliseconds, action) => {
      const entry = { at: now + milliseconds, action };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    advance: (milliseconds) => {
      now += milliseconds;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { action } of due) action();
    },
  };
}

describe("the progress of a navigation", () => {
  it("becomes visible only after 200 ms", () => {
    const { after, advance } = clock();
    const progress = createProgress(after);
    progress.begin();
    advance(199);
    expect(progress.visible.get()).toBe(false);
    advance(1);
    expect(progress.visible.get()).toBe(true);
  });

  it("never becomes visible for a fast page", () => {
    const { after, advance } = clock();
    const progress = createProgress(after);
    const end = progress.begin();
    advance(150);
    end();
    advance(1000);
    expect(progress.visible.get()).toBe(false);
  });

  it("is hidden when the navigation ends", () => {
    const { after, advance } = clock();
    const progress = createProgress(after);
    const end = progress.begin();
    advance(200);
    end();
    expect(progress.visible.get()).toBe(false);
  });

  it("restarts with a newer navigation, which the older one cannot end", () => {
    const { after, advance } = clock();
    const progress = createProgress(after);
    const endOlder = progress.begin();
    advance(150);
    progress.begin();
    endOlder();
    advance(150);
    expect(progress.visible.get()).toBe(false);
    advance(50);
    expect(progress.visible.get()).toBe(true);
    endOlder();
    expect(progress.visible.get()).toBe(true);
  });
});
