import fc from "fast-check";
import { operations } from "../../../contract/generated/operations.ts";
import { LIMITS } from "../rules/limits.ts";
import { FINE, open, refused, type Verdict, type WireRequest, wrong } from "./fuzz-case.ts";
import { requestOf, type Seed } from "./valid-seeds.ts";

/** A request with one change, but not to a field of its body. */
export interface ChangedRequest {
  readonly change: string;
  readonly request: WireRequest;
  readonly verdict: Verdict;
}

export function changedRequests(seed: Seed): fc.Arbitrary<ChangedRequest> {
  const isBodied = typeof requestOf(seed).body === "string";
  return fc.oneof(
    changedMethods(seed),
    changedPaths(seed),
    changedQueries(seed),
    changedKeys(seed),
    changedHeaders(seed),
    ...(Object.keys(seed.path).length > 0 ? [changedParameters(seed)] : []),
    ...(isBodied ? [changedContentTypes(seed), brokenBodies(seed), bodySizes(seed)] : []),
  );
}

function changedMethods(seed: Seed): fc.Arbitrary<ChangedRequest> {
  const { body: _, ...request } = requestOf(seed);
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PURGE"];
  const others = methods.filter((method) => method !== request.method);
  return fc.constantFrom(...others).map((method) => ({
    change: `method ${method}`,
    request: { ...request, method },
    verdict: wrong("method", 404),
  }));
}

function changedPaths(seed: Seed): fc.Arbitrary<ChangedRequest> {
  const request = requestOf(seed);
  const [path = "", search] = request.path.split("?");
  const rest = search === undefined ? "" : `?${search}`;
  const parameter = Object.keys(seed.path)[0];
  const change = (name: string, changed: string, verdict: Verdict) => ({
    change: `path: ${name}`,
    request: { ...request, path: changed + rest },
    verdict,
  });
  const parent = path.slice(0, path.lastIndexOf("/"));
  return fc.constantFrom(
    change("a slash at the end", `${path}/`, refused(404)),
    change("two slashes", path.replace("/v3/", "/v3//"), refused(404)),
    change("another version", path.replace("/v3/", "/v4/"), refused(404)),
    change("upper case", path.replace("apiservices", "APISERVICES"), refused(404)),
    change("one step more", `${path}/more`, refused(404)),
    change("one step less", parent, refused(404)),
    change("half a percent", `${path}%`, refused(404)),
    change("an unknown percent", `${path}%ZZ`, refused(404)),
    change("half a character", `${path}%E0%A4`, refused(404)),
    change("a zero byte", `${path}%00`, parameter ? wrong(parameter) : refused(404)),
    change("a long end", path + "a".repeat(10_240), parameter ? wrong(parameter) : refused(404)),
  );
}

function changedParameters(seed: Seed): fc.Arbitrary<ChangedRequest> {
  const name = Object.keys(seed.path)[0] ?? "";
  const own = seed.path[name] ?? "";
  const turned = fc.nat({ max: Math.max(0, own.length - 1) }).map((index) => {
    const other = own[index] === "a" ? "b" : "a";
    return own.slice(0, index) + other + own.slice(index + 1);
  });
  const values = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1 }),
    fc.constantFrom(own.toUpperCase(), `${own} `, "..", "constructor", "<b>", "%", "a/b"),
    turned.filter((value) => value !== own),
  );
  return values
    .filter((value) => value !== own && value !== "." && value !== "..")
    .map((value) => ({
      change: `${name}: ${JSON.stringify(value.slice(0, 40))}`,
      request: requestOf({ ...seed, path: { [name]: value } }),
      verdict: wrong(name, 400, 404),
    }));
}

function changedQueries(seed: Seed): fc.Arbitrary<ChangedRequest> {
  const takesAddress = "ipAddress" in seed.query;
  const request = requestOf({ ...seed, query: {} });
  const change = (name: string, search: string, verdict: Verdict) => ({
    change: `query string: ${name}`,
    request: { ...request, path: `${request.path}?${search}` },
    verdict,
  });
  const any = fc.constantFrom(
    change("an unknown parameter", "colour=blue", FINE),
    change("an unknown parameter twice", "colour=blue&colour=red", wrong("colour")),
    change("nothing but the mark", "", FINE),
    change("half a percent", "colour=%E0%A4%A", FINE),
    change("signs", "&&==&=", open("")),
    change("a long one", `colour=${"x".repeat(10_000)}`, FINE),
  );
  if (!takesAddress) return any;
  const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.ipV4(), fc.ipV6());
  return fc.oneof(
    any,
    fc.constant(change("an address twice", "ipAddress=::1&ipAddress=::1", wrong("ipAddress"))),
    fc.constantFrom("", "1.2.3", "1.2.3.4.5", "256.1.1.1", "::g", "localhost").map((value) => {
      return change(`the address ${value}`, `ipAddress=${value}`, wrong("ipAddress"));
    }),
    text.map((value) => {
      const search = `ipAddress=${encodeURIComponent(value)}`;
      return change(`the address ${value}`, search, open("ipAddress"));
    }),
  );
}

function changedKeys(seed: Seed): fc.Arbitrary<ChangedRequest> {
  const request = requestOf(seed);
  const { secured } = operations[seed.operation];
  const { "x-api-key": own = "sandbox-key", ...others } = request.headers;
  const change = (name: string, key: string | undefined, status = 401) => ({
    change: `key: ${name}`,
    request: {
      ...request,
      headers: { ...others, ...(key === undefined ? {} : { "x-api-key": key }) },
    },
    verdict: secured ? refused(status) : FINE,
  });
  return fc.constantFrom(
    change("none", undefined),
    change("empty", ""),
    change("unknown", "my-key"),
    change("in capitals", own.toUpperCase()),
    change("twice", `${own}, ${own}`),
    change("a name every object has", "__proto__"),
    change("ten kilobytes", "k".repeat(10_240)),
    change("of Latin-1 characters", "clé"),
    change("without access", "sandbox-key-no-access", 403),
  );
}

function changedHeaders(seed: Seed): fc.Arbitrary<ChangedRequest> {
  const request = requestOf(seed);
  const change = (name: string, value: string, verdict: Verdict) => ({
    change: `header ${name}: ${value.slice(0, 40)}`,
    request: { ...request, headers: { ...request.headers, [name]: value } },
    verdict,
  });
  const isCreate = seed.operation === "createLiveSearch";
  const clock = isCreate ? wrong("x-sandbox-clock") : FINE;
  return fc.constantFrom(
    change("x-sandbox-scenario", "nothing", wrong("x-sandbox-scenario")),
    change("x-sandbox-scenario", "", wrong("x-sandbox-scenario")),
    change("x-sandbox-scenario", "slow, slow", wrong("x-sandbox-scenario")),
    change("x-sandbox-scenario", "x".repeat(8000), wrong("x-sandbox-scenario")),
    change("x-sandbox-clock", "sundial", clock),
    change("x-sandbox-clock", "step, step", clock),
    change("Accept", "text/html", FINE),
    change("Accept-Language", "xx", FINE),
    change("Range", "bytes=0-1", FINE),
    change("If-None-Match", "*", FINE),
    change("X-Forwarded-For", "not an address", FINE),
  );
}

function changedContentTypes(seed: Seed): fc.Arbitrary<ChangedRequest> {
  const request = requestOf(seed);
  const { "Content-Type": _, ...others } = request.headers;
  const change = (type: string, verdict: Verdict) => ({
    change: `content type: ${type}`,
    request: {
      ...request,
      headers: { ...others, ...(type === "" ? {} : { "Content-Type": type }) },
    },
    verdict,
  });
  return fc.constantFrom(
    ...["", "text/plain", "application/xml", "application/jsonp", "json", "*/*"].map((type) =>
      change(type, wrong("Content-Type")),
    ),
    change("application/json; charset=latin1", wrong("Content-Type")),
    change("application/json, application/json", wrong("Content-Type")),
    change("multipart/form-data; boundary=x", wrong("Content-Type")),
    change("application/json; charset=utf-8", FINE),
    change('APPLICATION/JSON;charset="UTF-8"', FINE),
  );
}

/** Bodies that are not valid JSON, and some that look wrong but are valid. */
function brokenBodies(seed: Seed): fc.Arbitrary<ChangedRequest> {
  const request = requestOf(seed);
  const text = typeof request.body === "string" ? request.body : "";
  const change = (name: string, body: string | Uint8Array<ArrayBuffer>, verdict: Verdict) => ({
    change: `body: ${name}`,
    request: { ...request, body },
    verdict,
  });
  const no = wrong("body");
  const latin1 = new Uint8Array([...text].map((character) => character.charCodeAt(0)));
  return fc.oneof(
    fc.nat({ max: text.length - 1 }).map((end) => change("cut off", text.slice(0, end), no)),
    fc.constantFrom(
      change("a comma too many", text.replace(/\}$/, ",}"), no),
      change("single quotes", text.replaceAll('"', "'"), no),
      change("a comment", `/* search */${text}`, no),
      change("something after it", `${text};`, no),
      change("twice", text + text, no),
      change("an open list", "[".repeat(60_000), no),
      change("NaN", "NaN", no),
      change("form fields", "market=UK&locale=en-GB", no),
      change("white space", " \n\t ", no),
      change("not UTF-8", new Uint8Array([...latin1.subarray(0, -1), 0xff, 0x7d]), no),
      change("UTF-16", new Uint8Array(new Uint16Array([...latin1]).buffer), no),
      change("a byte order mark before it", `\ufeff${text}`, FINE),
      change("white space around it", `\r\n ${text}\t\n`, FINE),
      change(
        "a first key that is overwritten",
        text.replace("{", '{"query":0,"locator":0,"locale":0,'),
        FINE,
      ),
    ),
  );
}

function bodySizes(seed: Seed): fc.Arbitrary<ChangedRequest> {
  const request = requestOf(seed);
  const text = typeof request.body === "string" ? request.body : "";
  return fc.constantFrom(0, 1, 1000).map((over) => ({
    change: `body: ${over} bytes over the limit`,
    request: { ...request, body: text.padEnd(LIMITS.bodyBytes + over) },
    verdict: over > 0 ? wrong("body") : FINE,
  }));
}
