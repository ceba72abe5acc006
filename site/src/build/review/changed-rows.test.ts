import { expect, test } from "vitest";
import { changedRows } from "./changed-rows.ts";

test("attributes a change to the row that contains it", () => {
  const diff = `diff --git a/scenarios.ts b/scenarios.ts
--- a/scenarios.ts
+++ b/scenarios.ts
@@ -1,9 +1,9 @@
   {
     name: "flaky",
-    description: "Fails twice.",
+    description: "Fails once.",
   },
   {
     name: "delayed",
     description: "Comes late.",
   },
@@ -40,4 +40,4 @@
   /** The largest body that is read. */
   bodyBytes: 64 * 1024,
-  adults: 8,
+  adults: 9,
`;
  expect(changedRows(diff)).toEqual(["adults", "flaky"]);
});

test("returns no rows for an empty diff, and counts a removed row", () => {
  expect(changedRows("")).toEqual([]);
  expect(changedRows('@@ -1 +0,0 @@\n-    id: "never-back",\n')).toEqual(["never-back"]);
});

test("ignores changes before the first row of a hunk or file, whatever row precedes it", () => {
  const hunk = (...lines: readonly string[]) => ["@@ -1,2 +1,2 @@", ...lines].join("\n");
  const one = hunk('   name: "flaky",', "   effect,");
  expect(changedRows(`${one}\n${hunk("-  old();", '   name: "delayed",')}`)).toEqual([]);
  const file = "diff --git a/limits.ts b/limits.ts\n--- a/limits.ts\n+++ b/limits.ts";
  expect(changedRows(`${one}\n${file}`)).toEqual([]);
});
