// npx openapi-typescript \
//   http://localhost:3000/openapi/geo.json \
//   -o geo.d.ts
import type { operations } from "./geo.d.ts";

type Json = "application/json";
type Operation = operations["sendAwkward"];
type Body = Operation["requestBody"]["content"][Json];
type Answer = Operation["responses"][200]["content"][Json];

const base = "http://localhost:3000";
const url =
  `${base}/send/a%2Fb%27c%22d%24e%5Cf%20%C3%BC?q=%281%262%29%21%2A`;

const body: Body = {
  quotes: "it's \"quoted\" and `back quoted`",
  threeQuotes: "\"\"\" ''' \"\"\"",
  backslashes: "C:\\new\\table \\u0041 \\",
  expansions: "$HOME ${x} #{x} {x} %s %d $(id) !!",
  breaks: "one\ntwo\r\nthree\ttab  ",
  controls: "\u0000\u0001\b\f",
  letters: "Köln, Αθήνα, 東京, ✈️ 😀",
  comments: "// # /* */ <!-- -->",
  "key with 'quotes' and \"more\"": true,
  "": null,
  default: [],
  empty: {},
  numbers: [0, -12.5, 1e+21, 1e-7, 9007199254740991],
  spaces: "  kept  ",
};

const response = await fetch(url, {
  method: "POST",
  headers: {
    "x-api-key": "sandbox-key",
    "content-type": "application/json",
  },
  body: JSON.stringify(body),
});

if (!response.ok) {
  const text = await response.text();
  throw new Error(`${response.status}: ${text}`);
}

const answer = (await response.json()) as Answer;
console.log(answer);
