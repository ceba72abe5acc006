import type { Example, Operation } from "../../../../contract/src/model.ts";
import { anything, text } from "../../../../contract/src/testing/schemas.ts";

const source = { file: "test", line: 1 };

/** Texts that end a string, start an expression or vanish in at least one of the languages. */
export const AWKWARD_VALUE = {
  quotes: `it's "quoted" and \`back quoted\``,
  threeQuotes: `""" ''' """`,
  backslashes: "C:\\new\\table \\u0041 \\",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must reach the server as it stands.
  expansions: "$HOME ${x} #{x} {x} %s %d $(id) !!",
  breaks: "one\ntwo\r\nthree\ttab\u2028\u2029",
  controls: "\u0000\u0001\u007f\b\f",
  letters: "Köln, Αθήνα, 東京, ✈️ 😀",
  comments: "// # /* */ <!-- -->",
  "key with 'quotes' and \"more\"": true,
  "": null,
  default: [],
  empty: {},
  numbers: [0, -12.5, 1e21, 1e-7, 9007199254740991],
  spaces: "  kept  ",
};

export const awkwardExample: Example = { name: "awkward", summary: "", value: AWKWARD_VALUE };

export const awkwardOperation: Operation = {
  id: "sendAwkward",
  specification: "geo",
  method: "post",
  path: "/send/{place}",
  summary: "",
  description: "",
  security: [{ id: "ApiKey", name: "x-api-key", description: "" }],
  parameters: [
    {
      name: "place",
      in: "path",
      required: true,
      description: "",
      schema: text,
      example: `a/b'c"d$e\\f ü`,
    },
    {
      name: "q",
      in: "query",
      required: false,
      description: "",
      schema: text,
      example: "(1&2)!*",
    },
  ],
  requestBody: {
    required: true,
    description: "",
    schema: anything,
    examples: [awkwardExample],
  },
  responses: [],
  source,
};
