import { behind, edit, type Followed } from "./edit.ts";

const PROPERTY = `        rightToLeft:
          description: Whether the language is written from right to left.
          type: boolean
          example: false
`;

export const responseField: Followed = {
  title: "Add a response field",
  edits: [
    {
      step: "contract/openapi/<api>.yaml",
      file: "contract/openapi/culture.yaml",
      write: behind(/ {4}Locale:\n[\s\S]*? {6}properties:\n/, PROPERTY),
    },
    edit("contract/specification/entries.ts", (before) =>
      before
        .replace('"3 locale", "code name"', '"3 locale", "rightToLeft:boolean code name"')
        .replace(/OPTIONAL: .*\n/, '$&  ["Locale", "rightToLeft"],\n'),
    ),
    {
      step: "contract/migrations/<v1-api>.yaml",
      file: "contract/migrations/reference-data.yaml",
      write: (before) =>
        before.replace("[LocalesResponse.status]", "[LocalesResponse.status, Locale.rightToLeft]"),
    },
    {
      step: "sandbox/src/operations/<operation-id>.ts",
      file: "sandbox/src/operations/list-locales.ts",
      write: (before) =>
        before.replace(
          "({ code, name }) => ({ code, name })",
          "({ code, name }) => ({ rightToLeft: /^(ar|he)/.test(code), code, name })",
        ),
    },
  ],
};
