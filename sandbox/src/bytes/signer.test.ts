import { expect, test } from "vitest";
import { createSigner } from "./signer.ts";

const signer = createSigner(["new secret", "old secret"]);

test("what it signed it opens, with an older secret too", async () => {
  expect(await signer.open(await signer.sign("Zürich"))).toBe("Zürich");
  expect(await signer.open(await createSigner(["old secret"]).sign("text"))).toBe("text");
});

test("what is changed, cut, longer or signed by somebody else it does not open", async () => {
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
