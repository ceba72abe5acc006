import { expect, test } from "vitest";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import { readFrontmatter } from "../plan/read-frontmatter.ts";
import { recordOriginal } from "../translations/record-original.ts";
import { sectionVersions } from "../translations/section-versions.ts";
import { checkOriginal } from "./check-original.ts";

const ORIGINAL = "---\ntitle: A\ndescription: B.\n---\n\nSend it.\n\n## Errors\n\nWait.\n";
const TRANSLATION = "---\ntitle: A\ndescription: B.\n---\n\nEnvíalo.\n\n## Errores {#errors}\n";

const written = (file: string, text: string) => ({
  source: { file, route: "/docs/a", text },
  ...readFrontmatter(file, text),
});
const versions = (text: string) =>
  sectionVersions(readFrontmatter("a.md", text).frontmatter, parseMarkdown(text));
const check = (translation: string, original: string) =>
  checkOriginal(written("es/a.md", translation), {
    ...written("a.md", original),
    tree: parseMarkdown(original),
  });

test("a translation of today's original has nothing to mend", () => {
  expect(check(recordOriginal(TRANSLATION, versions(ORIGINAL)), ORIGINAL)).toEqual([]);
});

test("an original that changed is told with the line, the sections and what to run", () => {
  const translation = recordOriginal(TRANSLATION, versions(ORIGINAL));
  expect(check(translation, ORIGINAL.replace("Wait", "Never wait"))).toEqual([
    {
      file: "es/a.md",
      line: 4,
      message:
        'a.md has changed since it was translated: "errors". Read the translation, follow, and then run `npm run translations -- --renew /docs/a`.',
    },
  ]);
});

test("a translation says what it translates", () => {
  expect(check(TRANSLATION, ORIGINAL)).toMatchObject([{ file: "es/a.md", line: 1 }]);
});
