import { expect, test } from "vitest";
import { createSigner } from "./signer.ts";

const signer = createSigner(["new secret", "old secret"]);

test("opens a text signed with the current or an older secret", async () => {
  expect(await signer.open(await signer.sign("Zürich"))).toBe("Zürich");
  expect(await signer.open(await createSigner(["old secret"]).sign("text"))).toBe("text");
});

test("does not open a text that is empty, changed, truncated, extended or signed with another secret", async () => {
  const signed = await signer.sign("text");
  const [text = "", id = "", signature = ""] = signed.split(".");
  const wrong = [
    `${signed}.`,
    `${signed}.more`,
    `${text}.${id}`,
    `${text}x.${id}.${signature}`,
    `${text}.${id}x.${signature}`,
    "",
    await createSigner(["another secret"]).sign("text"),
  ];
  for (const one of wrong) expect(await signer.open(one)).toBeUndefined();
});
