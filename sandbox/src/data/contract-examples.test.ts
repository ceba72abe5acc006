import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { walkFields } from "../../../contract/src/testing/walk-fields.ts";
import { loadReferenceData } from "./load-reference-data.ts";

const { markets, locales, currencies } = loadReferenceData();
const CODES = {
  market: new Set(markets.map(({ code }) => code)),
  locale: new Set(locales.map(({ code }) => code)),
  currency: new Set(currencies.map(({ code }) => code)),
};

test("the contract's example markets, locales and currencies exist in the data", () => {
  const fields = contract.specifications.flatMap(({ schemas }) =>
    [...schemas].flatMap(([name, schema]) => walkFields(schema, name)),
  );
  for (const [kind, codes] of Object.entries(CODES)) {
    const record = `${kind[0]?.toUpperCase()}${kind.slice(1)}.code`;
    const own = fields.filter(({ name }) => name.endsWith(`.${kind}`) || name === record);
    expect(own.length).toBeGreaterThan(0);
    for (const { name, schema } of own) {
      if (schema.example !== undefined) expect(codes, name).toContain(schema.example);
    }
  }
});
