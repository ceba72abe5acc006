import type { SampleGenerator } from "./generator.ts";
import { printJson } from "./literal-styles.ts";
import type { SampleRequest } from "./sample-request.ts";

/** A request as it goes over the line: what clients of `.http` files take. It is no program. */
export const http: Pick<SampleGenerator, "id" | "extension" | "generate"> = {
  id: "http",
  extension: "http",
  generate,
};

/** Its first line and headers, for a text that speaks of these alone. */
export const httpHead: typeof http = {
  ...http,
  generate: ({ body, ...head }) => generate(head),
};

function generate({ method, url, headers, body }: SampleRequest): string {
  const { host, pathname, search } = new URL(url);
  const lines = [
    `${method} ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return [...lines, ...(body === undefined ? [] : ["", printJson(body)])].join("\n");
}
