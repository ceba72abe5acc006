import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readLastBuild } from "./last-build.ts";

const TODAY = { months: 0, origin: "http://localhost:3000" };

function createProject() {
  const root = mkdtempSync(join(tmpdir(), "last-build-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ["site/src", "site/dist", "tests"]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  write("site/src/page.ts", "a page");
  write("site/dist/page.html", "a page");
  const read = (placeholders = TODAY) =>
    readLastBuild(root, join(root, "site/dist"), join(root, ".cache"), placeholders);
  return { root, write, read };
}

test("the output is current once a build of the same sources, tests aside, has written it", () => {
  const { read, write } = createProject();
  expect(read().isCurrent()).toBe(false);
  read().record();
  expect(read().isCurrent()).toBe(true);
  write("tests/page.test.ts", "a test");
  write("site/src/page.test.ts", "a test");
  expect(read().isCurrent()).toBe(true);
});

test.each<[string, (project: ReturnType<typeof createProject>) => void]>([
  ["a source", ({ write }) => write("site/src/page.ts", "another page")],
  ["a source more", ({ write }) => write("LICENSE", "a licence")],
  [
    "a package",
    ({ root, write }) => {
      mkdirSync(join(root, "node_modules"));
      write("node_modules/.package-lock.json", "{}");
    },
  ],
  ["a file that was written", ({ write }) => write("site/dist/page.html", "by hand")],
  ["a file that is gone", ({ root }) => rmSync(join(root, "site/dist"), { recursive: true })],
])("rebuilds after a change: %s", (_, change) => {
  const project = createProject();
  project.read().record();
  change(project);
  expect(project.read().isCurrent()).toBe(false);
});

test("rebuilds for another origin or month", () => {
  const { read } = createProject();
  read().record();
  expect(read({ ...TODAY, origin: "https://docs.example.com" }).isCurrent()).toBe(false);
  expect(read({ ...TODAY, months: 1 }).isCurrent()).toBe(false);
});

test("rebuilds if a source changed during the build", () => {
  const { read, write } = createProject();
  const building = read();
  write("site/src/page.ts", "another page");
  building.record();
  expect(read().isCurrent()).toBe(false);
});
