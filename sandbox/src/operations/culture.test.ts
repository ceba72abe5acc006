import { describe, expect, test } from "vitest";
import type {
  CurrenciesResponse,
  LocalesResponse,
  MarketsResponse,
  NearestCultureResponse,
} from "../../../contract/src/types.ts";
import { createTestSandbox } from "../testing/test-sandbox.ts";

const { call } = createTestSandbox();
const CULTURE = "/apiservices/v3/culture";

test("currencies have their formatting rules, but no exchange rates", async () => {
  const { body } = await call<CurrenciesResponse>({ path: `${CULTURE}/currencies` });
  const byCode = new Map(body.currencies.map((currency) => [currency.code, currency]));
  expect(byCode.get("GBP")).toEqual({
    code: "GBP",
    symbol: "£",
    thousandsSeparator: ",",
    decimalSeparator: ".",
    symbolOnLeft: true,
    spaceBetweenAmountAndSymbol: false,
    decimalDigits: 2,
  });
  expect(byCode.get("JPY")?.decimalDigits).toBe(0);
  expect(byCode.get("KWD")?.decimalDigits).toBe(3);
});

test("lists are sorted by code", async () => {
  const currencies = await call<CurrenciesResponse>({ path: `${CULTURE}/currencies` });
  const locales = await call<LocalesResponse>({ path: `${CULTURE}/locales` });
  const markets = await call<MarketsResponse>({ path: `${CULTURE}/markets/th-TH` });
  for (const list of [currencies.body.currencies, locales.body.locales, markets.body.markets]) {
    const codes = list.map(({ code }) => code);
    expect(codes).toEqual([...codes].sort());
  }
});

test("locales are named in their own language", async () => {
  const { body } = await call<LocalesResponse>({ path: `${CULTURE}/locales` });
  const german = body.locales.find(({ code }) => code === "de-DE");
  expect(german?.name).toBe("Deutsch (Deutschland)");
});

describe("markets", () => {
  test.each([
    ["en-GB", "Germany"],
    ["de-DE", "Deutschland"],
    ["fr-FR", "Allemagne"],
    ["ja-JP", "ドイツ"],
  ])("are named in %s", async (locale, name) => {
    const { body } = await call<MarketsResponse>({ path: `${CULTURE}/markets/${locale}` });
    expect(body.markets).toContainEqual({ code: "DE", name });
    expect(body.markets.map(({ code }) => code)).toContain("UK");
  });

  test("of an unknown locale are a bad request that names the nearest one", async () => {
    const { status, body } = await call({ path: `${CULTURE}/markets/en-UK` });
    expect(status).toBe(400);
    expect(body.message).toMatch(/^locale is not a known locale; the nearest is en-/);
  });
});

describe("nearest culture", () => {
  const find = async (search: string, address?: string) => {
    const { body } = await call<NearestCultureResponse>({
      path: `${CULTURE}/nearestculture${search}`,
      key: null,
      ...(address === undefined ? {} : { caller: { address } }),
    });
    return [body.market.code, body.locale.code, body.currency.code];
  };

  test("of a documentation address is its documented market, in IPv4 and IPv6", async () => {
    expect(await find("?ipAddress=203.0.113.24")).toEqual(["DE", "de-DE", "EUR"]);
    expect(await find("?ipAddress=2001:db8:4445::1")).toEqual(["DE", "de-DE", "EUR"]);
    expect(await find("?ipAddress=192.0.2.152")).toEqual(["JP", "ja-JP", "JPY"]);
  });

  test("of a link-local address ignores its zone", async () => {
    expect(await find("", "fe80::1%eth0")).toEqual(["UK", "en-GB", "GBP"]);
    expect(await find("", "2001:db8:4445::1%2")).toEqual(["DE", "de-DE", "EUR"]);
  });

  test("of a private or unlisted address is the stated default", async () => {
    for (const address of ["10.0.0.1", "127.0.0.1", "8.8.8.8", "::1", "fd00::1"]) {
      expect(await find(`?ipAddress=${address}`)).toEqual(["UK", "en-GB", "GBP"]);
    }
  });

  test("without the parameter is that of the caller", async () => {
    expect(await find("", "203.0.113.24")).toEqual(["DE", "de-DE", "EUR"]);
    expect(await find("", "::ffff:203.0.113.24")).toEqual(["DE", "de-DE", "EUR"]);
    expect(await find("")).toEqual(["UK", "en-GB", "GBP"]);
  });

  test("repeats an invalid address, up to 60 characters of it", async () => {
    const path = `${CULTURE}/nearestculture?ipAddress=${"1".repeat(61)}`;
    const { body } = await call<object>({ path });
    expect(JSON.stringify(body)).toContain(`"${"1".repeat(60)}"`);
  });

  test("names the market in the locale found", async () => {
    const path = `${CULTURE}/nearestculture?ipAddress=203.0.113.24`;
    const { body } = await call<NearestCultureResponse>({ path });
    expect(body.market.name).toBe("Deutschland");
  });

  test.each(["", "localhost", "300.1.1.1", "1.2.3", "::1%eth0", "203.0.113.24:80"])(
    "of %j is a bad request",
    async (address) => {
      const query = `?ipAddress=${encodeURIComponent(address)}`;
      const { status, body } = await call({ path: `${CULTURE}/nearestculture${query}` });
      expect(status).toBe(400);
      expect(body.details).toEqual([
        { field: "ipAddress", expected: "an IPv4 or IPv6 address", received: address },
      ]);
    },
  );
});
