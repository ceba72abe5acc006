import { expect, test } from "vitest";
import { expectSameRequests } from "../../site/src/build/testing/expect-same-requests.ts";
import { GENERATORS } from "../../site/src/samples/generators.ts";
import { isInstalled } from "../../site/src/samples/testing/run-program.ts";

/** `npm test` does the same with the languages that start quickly. */
test.for(["go", "java"] as const)(
  "%s sends the same requests as the console",
  async (language, { skip }) => {
    const generator = GENERATORS.find(({ id }) => id === language) ?? expect.unreachable(language);
    const missing = Object.keys(generator.needs).filter((command) => !isInstalled(command));
    if (missing.length > 0) skip(`not installed: ${missing}`);
    await expectSameRequests(generator, 200, ({ request }) => generator.generate(request));
  },
);
