import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CodeBlock } from "./code-block.tsx";

const show = (about: { readonly title?: string; readonly proof?: string }) =>
  renderToStaticMarkup(
    <CodeBlock code="1" language="text" copy="Copy" highlight={(code) => code} {...about} />,
  );
const captionOf = (html: string) => /<figcaption>(.*?)<\/figcaption>/s.exec(html)?.[1];

test("the caption has the title, the proof, or both", () => {
  const proof = '<span class="proof">Ran</span>';
  expect(captionOf(show({ title: "a.py" }))).toBe("a.py");
  expect(captionOf(show({ proof: "Ran" }))).toBe(` ${proof}`);
  expect(captionOf(show({ title: "a.py", proof: "Ran" }))).toBe(`a.py ${proof}`);
});

test("a block without a title and a proof has no caption, and is named by its language", () => {
  const html = show({});
  expect(captionOf(html)).toBeUndefined();
  expect(html).toContain('aria-label="text"');
});
