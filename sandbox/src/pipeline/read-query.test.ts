import fc from "fast-check";
import { expect, test } from "vitest";
import { isFailure } from "../http/errors.ts";
import { readQuery } from "./read-query.ts";

const search = (...pairs: [name: string, value: string][]) => `${new URLSearchParams(pairs)}`;

test("a parameter that is sent twice is refused, whatever its values", () => {
  const isRefused = fc.property(fc.string(), fc.string(), fc.string(), (name, one, other) =>
    isFailure(readQuery(search([name, one], [name, other]))),
  );
  fc.assert(isRefused);
  expect(readQuery("ipAddress=192.0.2.1&ipAddress=192.0.2.1")).toMatchObject({
    message: "ipAddress must be sent once.",
  });
});

test("parameters that are sent once are read unchanged", () => {
  const pairs = fc.uniqueArray(fc.tuple(fc.string(), fc.string()), { selector: ([name]) => name });
  const isRead = fc.property(pairs, (sent) => {
    const read = readQuery(search(...sent));
    if (isFailure(read)) return false;
    return sent.every(
      ([name, value]) => Object.hasOwn(read.query, name) && read.query[name] === value,
    );
  });
  fc.assert(isRead);
});
