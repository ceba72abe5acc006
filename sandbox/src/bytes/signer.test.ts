import { expect, test } from "vitest";
import { createSigner } from "./signer.ts";

const signer = createSigner(["new secret", "old secret"]);

test("opens a text signed with the current or an older secret", () => {
  expect(signer.open(signer.sign("Zürich"))).toBe("Zürich");
  expect(signer.open(createSigner(["old secret"]).sign("text"))).toBe("text");
});

test("does not open a text that is empty, changed, truncated, extended or signed with another secret", () => {
  const signed = signer.sign("text");
  const [text = "", id = "", signature = ""] = signed.split(".");
  const wrong = [
    `${signed}.`,
    `${signed}.more`,
    `${text}.${id}`,
    `${text}x.${id}.${signature}`,
    `${text}.${id}x.${signature}`,
    "",
    createSigner(["another secret"]).sign("text"),
  ];
  for (const one of wrong) expect(signer.open(one)).toBeUndefined();
});
