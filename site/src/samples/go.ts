import type { SampleGenerator } from "./generator.ts";
import { joinUrl } from "./join-url.ts";
import { printJson } from "./literal-styles.ts";
import { type SampleRequest, variablesOf } from "./sample-request.ts";

export const go: SampleGenerator = {
  id: "go",
  label: "Go",
  grammar: "go",
  extension: "go",
  run: ["go", "run"],
  needs: { go: "golang-go" },
  generate,
};

function generate(request: SampleRequest): string {
  const hasBody = request.body !== undefined;
  const imports = ["fmt", "io", "log", "net/http", ...(hasBody ? ["strings"] : [])];
  const reader = hasBody ? "reader" : "nil";
  return [
    "package main",
    "",
    "import (",
    ...imports.map((name) => `\t"${name}"`),
    ")",
    "",
    `const base = ${JSON.stringify(request.base)}`,
    ...variablesOf(request).map(({ name, value }) => `const ${name} = ${JSON.stringify(value)}`),
    "",
    ...(hasBody ? [`const body = ${rawString(printJson(request.body))}`, ""] : []),
    "func main() {",
    ...(hasBody ? ["\treader := strings.NewReader(body)"] : []),
    `\turl := ${joinUrl(request)}`,
    `\trequest, err := http.NewRequest("${request.method}", url, ${reader})`,
    ...failOn("err != nil", "log.Fatal(err)"),
    ...request.headers.map(
      ([name, value]) => `\trequest.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
    ),
    "",
    "\tresponse, err := http.DefaultClient.Do(request)",
    ...failOn("err != nil", "log.Fatal(err)"),
    "\tdefer response.Body.Close()",
    "",
    "\tanswer, err := io.ReadAll(response.Body)",
    ...failOn("err != nil", "log.Fatal(err)"),
    ...failOn("response.StatusCode/100 != 2", 'log.Fatalf("%s: %s", response.Status, answer)'),
    "\tfmt.Println(string(answer))",
    "}",
  ].join("\n");
}

/** A raw string can contain everything but back quotes, which JSON can escape. */
function rawString(json: string): string {
  return `\`${json.replaceAll("`", "\\u0060")}\``;
}

function failOn(condition: string, statement: string): readonly string[] {
  return [`\tif ${condition} {`, `\t\t${statement}`, "\t}"];
}
