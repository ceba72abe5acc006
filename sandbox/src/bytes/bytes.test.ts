import { expect, test } from "vitest";
import { decodeText, encodeText, fromBase64Url, joinBytes, toBase64Url } from "./bytes.ts";

test("joins parts of any length in order", () => {
  const parts = ["a", "", "bcd", "ef"].map(encodeText);
  expect(decodeText(joinBytes(parts))).toBe("abcdef");
  expect(joinBytes([])).toEqual(new Uint8Array());
});

test("returns no text for bytes that are not UTF-8", () => {
  expect(decodeText(new Uint8Array([0x61, 0xff]))).toBeUndefined();
});

test.each([
  ["", ""],
  ["f", "Zg"],
  ["fo", "Zm8"],
  ["foo", "Zm9v"],
  ["foob", "Zm9vYg"],
  ["~~?>", "fn4_Pg"],
  ["~~>>", "fn4-Pg"],
])("encodes %j as %j in base64url and decodes it again (RFC 4648)", (text, encoded) => {
  expect(toBase64Url(encodeText(text))).toBe(encoded);
  expect(fromBase64Url(encoded)).toEqual(encodeText(text));
});

test.each(["Zg==", "fn4+Pg", "fn4/Pg", "Zm 8", "Zm\n8", "Z", "é"])("%j isn't base64url", (text) => {
  expect(fromBase64Url(text)).toBeUndefined();
});
