import { expect, test } from "vitest";
import { shellRootId } from "../frame/shell/shell-data.ts";
import { viewIn } from "./view-in.ts";

const link = (alternate: string, href: string) => ({
  dataset: { alternate },
  getAttribute: () => href,
});

test("reads a document's path, language and links to its other languages and versions", () => {
  const links: Readonly<Record<string, readonly ReturnType<typeof link>[]>> = {
    [`#${shellRootId} [data-alternate^="lang:"]`]: [
      link("lang:en", "/docs/intro"),
      link("lang:es", "/es/docs/intro"),
    ],
    [`#${shellRootId} [data-alternate^="version:"]`]: [link("version:1.0", "/es/docs/1.0")],
  };
  const document = { querySelectorAll: (selector: string) => links[selector] ?? [] };
  expect(viewIn(document as unknown as Document, "/es/docs/intro")).toEqual({
    path: "/es/docs/intro",
    lang: "es",
    languages: { en: "/docs/intro", es: "/es/docs/intro" },
    versions: { "1.0": "/es/docs/1.0" },
  });
});
