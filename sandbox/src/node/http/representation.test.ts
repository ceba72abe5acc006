import fc from "fast-check";
import Negotiator from "negotiator";
import { expect, test } from "vitest";
import { negotiate, type Representation } from "./representation.ts";

const of = (encoding: Representation["encoding"]): Representation => ({
  encoding,
  bytes: new Uint8Array(),
  etag: `"${encoding}"`,
});
const identity = of("identity");

test("negotiates encodings like the library, with and without weights", () => {
  const name = fc.constantFrom("br", "gzip", "identity", "*", "deflate", "zstd", "BR", "sbrx", "");
  const weight = fc.constantFrom("", "", "", ";q=0", ";q=0.5", "; q=1", ";q=x");
  const comma = fc.constantFrom(",", ", ", " ,\t", ",,");
  const item = fc.tuple(name, weight, comma).map((parts) => parts.join(""));
  const header = fc.array(item, { maxLength: 5 }).map((items) => items.join(""));
  const kept = fc.constantFrom([], [of("br"), of("gzip")], [of("gzip")]);
  fc.assert(
    fc.property(header, kept, (accepted, compressed) => {
      const negotiator = new Negotiator({ headers: { "accept-encoding": accepted } });
      const available = [...compressed, identity].map(({ encoding }) => encoding);
      const best = negotiator.encoding(available, { preferred: ["br", "gzip", "identity"] });
      const expected = compressed.some(({ encoding }) => encoding === best) ? best : "identity";
      expect(negotiate({ identity, compressed }, accepted).encoding).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});
