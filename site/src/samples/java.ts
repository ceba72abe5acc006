import { assign } from "./assign.ts";
import type { SampleGenerator } from "./generator.ts";
import { joinUrl } from "./join-url.ts";
import { printJson } from "./literal-styles.ts";
import { type SampleRequest, variablesOf } from "./sample-request.ts";

export const java: SampleGenerator = {
  id: "java",
  label: "Java",
  grammar: "java",
  extension: "java",
  run: ["java"],
  needs: { javac: "default-jdk-headless" },
  generate,
};

/** Java 17 with its own HTTP client: `java CreateLiveSearch.java` runs the file. */
function generate(request: SampleRequest): string {
  const hasBody = request.body !== undefined;
  const publisher = hasBody ? "BodyPublishers.ofString(body)" : "BodyPublishers.noBody()";
  return [
    "import java.net.URI;",
    "import java.net.http.HttpClient;",
    "import java.net.http.HttpRequest;",
    ...(request.method === "POST" ? ["import java.net.http.HttpRequest.BodyPublishers;"] : []),
    "import java.net.http.HttpResponse.BodyHandlers;",
    "",
    `public class ${className(request.operation)} {`,
    "  public static void main(String[] args) throws Exception {",
    `    var base = ${JSON.stringify(request.base)};`,
    ...variablesOf(request).map(({ name, value }) => `    var ${name} = ${JSON.stringify(value)};`),
    assign("    var url =", `${joinUrl(request)};`),
    "",
    ...(hasBody ? [`    var body = ${textBlock(printJson(request.body), "      ")};`, ""] : []),
    "    var request = HttpRequest.newBuilder(URI.create(url))",
    ...request.headers.map(
      ([name, value]) => `      .header(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
    ),
    ...(request.method === "POST" ? [`      .POST(${publisher})`] : []),
    "      .build();",
    "",
    "    var response = HttpClient.newHttpClient()",
    "      .send(request, BodyHandlers.ofString());",
    "    if (response.statusCode() / 100 != 2) {",
    "      throw new IllegalStateException(",
    '        response.statusCode() + ": " + response.body());',
    "    }",
    "    System.out.println(response.body());",
    "  }",
    "}",
  ].join("\n");
}

function className(operation: string): string {
  return operation.charAt(0).toUpperCase() + operation.slice(1);
}

/**
 * JSON as a text block. Only backslashes need escaping: JSON never has three quotes in a row, and
 * non-ASCII characters become JSON escapes, because Java 17 reads files in the system's encoding.
 */
function textBlock(json: string, margin: string): string {
  const ascii = json.replaceAll(/[^\0-\x7e]/g, escapeUnit);
  const lines = ascii.replaceAll("\\", "\\\\").split("\n");
  return ['"""', ...lines.map((line) => margin + line), `${margin}"""`].join("\n");
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
