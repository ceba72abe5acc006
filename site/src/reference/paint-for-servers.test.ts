import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { GENERATORS } from "../samples/generators.ts";
import { SANDBOX, sampleRequest } from "../samples/sample-request.ts";
import { paintForServers, productionOf } from "./paint-for-servers.ts";

const plain = (code: string) => code;

test("each sample in each language can call production with the reader's own key", () => {
  for (const { published, servers, operations } of contract.specifications) {
    const production = productionOf(servers);
    if (!published || !production) continue;
    const paint = paintForServers(plain, production);
    for (const operation of operations) {
      const examples = operation.requestBody?.examples ?? [undefined];
      for (const { id, generate } of GENERATORS) {
        const request = sampleRequest(operation, examples[0]);
        const painted = paint(generate(request), id);
        const chosen = painted
          .replaceAll(/<span class="at-server"[^>]* data-production="([^"]+)">.*?<\/span>/g, "$1")
          .replaceAll(/<[^>]+>/g, "");
        expect(chosen).toContain(`${production.url}/apiservices/`);
        expect(chosen).not.toContain(SANDBOX.apiKey);
        expect(chosen).not.toContain(`${SANDBOX.baseUrl}/apiservices`);
      }
    }
  }
});

test("the text of a sample calls only the sandbox", () => {
  for (const { published, servers } of contract.specifications) {
    const production = productionOf(servers);
    if (!published || !production) continue;
    const call = `curl ${SANDBOX.baseUrl}/apiservices/v3 -H 'x-api-key: ${SANDBOX.apiKey}'`;
    expect(paintForServers(plain, production)(call, "curl").replaceAll(/<[^>]+>/g, "")).toBe(call);
  }
});
