import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as icons from "./icons.tsx";

test.each(Object.entries(icons))("%s has a shape and is hidden from screen readers", (_, Icon) => {
  const svg = renderToStaticMarkup(<Icon />);
  expect(svg).toMatch(
    /^<svg class="icon icon-[a-z]+" viewBox="0 0 16 16" [^>]*aria-hidden="true">/,
  );
  expect(svg).toMatch(/<(path|circle|rect) /);
});
