import type { SampleGenerator } from "./generator.ts";
import { printJson } from "./literal-styles.ts";
import type { SampleRequest } from "./sample-request.ts";

/** A request as plain HTTP, for tools that read `.http` files. It is no program. */
export const http: Pick<SampleGenerator, "id" | "extension" | "generate"> = {
  id: "http",
  extension: "http",
  generate,
};

/** Prints the request line and headers without the body. */
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
