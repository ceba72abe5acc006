import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import en from "../../i18n/catalogues/en.ts";
import es from "../../i18n/catalogues/es.ts";
import { adviceOn } from "./advice-on.ts";
import { isSuccess } from "./is-success.ts";

const operations = contract.specifications.flatMap((specification) => specification.operations);
const catalogues = [en, es].map(({ reference }) => reference);

test("every error of every operation comes with advice", () => {
  for (const texts of catalogues) {
    const without = operations.flatMap(({ id, responses }) =>
      responses.flatMap(({ status }) =>
        isSuccess(status) || adviceOn(texts, status, id) ? [] : [`${id} ${status}`],
      ),
    );
    expect(without).toEqual([]);
  }
});

test("advice of an operation's own names only documented operations and statuses", () => {
  for (const { adviceOf } of catalogues) {
    const unknown = Object.entries(adviceOf).flatMap(([id, advice]) => {
      const documented = operations.find((operation) => operation.id === id)?.responses ?? [];
      return Object.keys(advice).filter((own) => !documented.some(({ status }) => status === own));
    });
    expect(unknown).toEqual([]);
  }
});

test("only polls get advice on tokens, and only operations with a key advice on keys", () => {
  const told = operations.flatMap(({ id, path, responses, security }) =>
    responses.flatMap(({ status }) => {
      const advice = adviceOn(en.reference, status, id) ?? "";
      const wrong =
        (/token|session/.test(advice) && !path.includes("{sessionToken}")) ||
        (/valid API key/.test(advice) && security.length === 0);
      return wrong ? [`${id} ${status}: ${advice}`] : [];
    }),
  );
  expect(told).toEqual([]);
});
