import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createPolicyOf, policyOfAll } from "./create-policy-of.ts";

const [home, docs, steps] = ["p{top:0}", "p{top:1px}", "p{top:2px}"];
const assets = {
  headScript: "alert(1)",
  inlineStyles: { home, docs, category: docs, reference: docs, "not-found": home },
  partStyles: { steps },
};
const script = "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const styles = (...texts: readonly string[]) => {
  const hashes = texts.map((text) => createHash("sha256").update(text).digest("base64"));
  return ["style-src 'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(" ");
};

test("policyOfAll allows this host and hashed texts, and no other inline code", () => {
  const policy = policyOfAll(assets);
  expect(policy.split("; ")).toEqual(expect.arrayContaining([script, styles(home, docs, steps)]));
  expect(policy).not.toContain("unsafe-inline");
});

test("a document's policy hashes only the inline texts it contains and the build knows", () => {
  const policyOf = createPolicyOf(assets);
  const document = `<style>${docs}</style><style>${steps}</style><style>p{top:3px}</style>`;
  const policy = policyOf(document).split("; ");
  expect(policy).toEqual(expect.arrayContaining([script, styles(docs, steps)]));
  expect(policyOf("<p>Nothing inline</p>").split("; ")).toContain("style-src 'self'");
});

test("every policy forbids framing, forms and another base", () => {
  const closed = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];
  for (const policy of [policyOfAll(assets), createPolicyOf(assets)("")]) {
    expect(policy.split("; ")).toEqual(expect.arrayContaining(["default-src 'none'", ...closed]));
  }
});
