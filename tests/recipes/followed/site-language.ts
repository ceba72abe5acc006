import { behind, edit, type Followed } from "./edit.ts";

/** The catalogue is the English one with a new name, because translation quality isn't tested. */
export const siteLanguage: Followed = {
  title: "Add a site language",
  edits: [
    {
      step: "site/i18n/catalogues/<code>.ts",
      file: "site/i18n/catalogues/pt.ts",
      write: (_, read) =>
        read("site/i18n/catalogues/en.ts")
          .replace(
            /^.*\n\nconst en = /s,
            'import type { Texts } from "../texts.ts";\n\nconst pt: Texts = ',
          )
          .replace("} as const;\n\nexport default en;", "};\n\nexport default pt;"),
    },
    edit(
      "site/site.config.ts",
      behind(/code: "es".*\n/, '  { code: "pt", label: "Português", prefix: "/pt" },\n'),
    ),
  ],
};
