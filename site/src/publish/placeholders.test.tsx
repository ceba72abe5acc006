import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import type { PracticeEngine } from "../../site.config.ts";
import { PracticeBar } from "../reference/practice-bar.tsx";
import { fillFile, fillPlaceholders, type Placeholders, placeholdersOf } from "./placeholders.ts";

const PAGE = "docs/intro/index.html";
const placeholders: Placeholders = { months: 1, origin: "https://docs.example.com" };

test("moves dates ahead by the calendar months since the fixed day", () => {
  const day = (text: string) => placeholdersOf(Date.parse(text)).months;
  expect(day("2026-11-15")).toBe(0);
  expect(day("2026-11-30T23:59:59Z")).toBe(0);
  expect(day("2027-01-01T00:00:00Z")).toBe(2);
  expect(day("2028-11-01")).toBe(24);
});

test("fills in the origin with and without its scheme, and ignores other ports", () => {
  const text =
    'curl "http://localhost:3000/x"\\nHost: localhost:3000\\n http://localhost:30001 localhost:4000';
  expect(fillPlaceholders(PAGE, text, placeholders)).toBe(
    'curl "https://docs.example.com/x"\\nHost: docs.example.com\\n http://localhost:30001 localhost:4000',
  );
});

test("ignores a host that only ends like ours", () => {
  for (const text of ["my-localhost:3000", "a.localhost:3000"]) {
    expect(fillPlaceholders(PAGE, text, placeholders)).toBe(text);
  }
});

test.each([
  "docs/change-log/index.html",
  "_page/docs/change-log.json",
  "es/docs/change-log/index.html",
  "docs/change-log.md",
  "change-log.atom",
  "docs/1.0/places/index.html",
  "/docs/1.0",
  "search/en-3.0.abc.json",
])("%s keeps its dates", (name) => {
  expect(fillPlaceholders(name, "2027-05-14", placeholders)).toBe("2027-05-14");
});

test("dates in other files move", () => {
  for (const name of [PAGE, "openapi/geo.yaml", "docs/change-logs/index.html"]) {
    expect(fillPlaceholders(name, "2027-05-14", placeholders)).toBe("2027-06-14");
  }
});

test("returns scripts, binary files and files without placeholders unchanged", () => {
  const files = [
    { name: PAGE, body: "May" },
    { name: "assets/entry.js", body: "2027-05-14" },
    { name: "social.png", body: Buffer.from("2027-05-14") },
  ];
  for (const file of files) expect(fillFile(file, placeholders)).toBe(file);
  const below = { name: "docs/assets/index.html", body: "2027-05-14" };
  expect(fillFile(below, placeholders).body).toBe("2027-06-14");
  const dated = { name: PAGE, body: "2027-05-14" };
  expect(fillFile(dated, placeholders)).toEqual({
    name: PAGE,
    body: "2027-06-14",
    written: "2027-05-14",
  });
  expect(fillFile(dated, { ...placeholders, months: 0 }).written).toBe("2027-05-14");
});

test("fills in which engine answers practice, in documents and in their data", () => {
  const operation = { id: "listLocales", specification: "culture" };
  const bar = (engine: PracticeEngine) =>
    renderToStaticMarkup(
      <PracticeBar operation={operation} engine={engine} texts={en.reference.practice} />,
    );
  const served = { ...placeholders, engine: "server" } as const;
  const data = (engine: PracticeEngine) => JSON.stringify({ html: bar(engine) });
  expect(bar("worker")).not.toBe(bar("server"));
  expect(fillPlaceholders(PAGE, bar("worker"), served)).toBe(bar("server"));
  expect(fillPlaceholders(PAGE, data("worker"), served)).toBe(data("server"));
  expect(fillPlaceholders(PAGE, bar("worker"), placeholders)).toBe(bar("worker"));
  const file = { name: PAGE, body: bar("worker") };
  expect(fillFile(file, placeholders)).toEqual({ ...file, written: file.body });
});
