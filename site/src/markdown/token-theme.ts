import type { ThemeRegistration } from "@shikijs/core";

/**
 * The colours of this theme are only names: each stands for a class, and the stylesheet decides
 * what the class looks like by day and by night.
 */
const CLASSES = {
  "#000001": "k",
  "#000002": "s",
  "#000003": "n",
  "#000004": "c",
  "#000006": "f",
  "#000008": "t",
  "#000009": "e",
} as const;

const SCOPES: readonly (readonly [keyof typeof CLASSES | "#000000", readonly string[]])[] = [
  // Punctuation and property names keep the text colour: without a span, they cost no bytes.
  ["#000000", ["punctuation", "meta.brace", "keyword.operator"]],
  ["#000001", ["keyword", "storage", "constant.language", "keyword.operator.new"]],
  ["#000002", ["string", "punctuation.definition.string"]],
  ["#000003", ["constant.numeric"]],
  ["#000004", ["comment", "punctuation.definition.comment"]],
  ["#000006", ["entity.name.function", "support.function", "entity.name.command"]],
  [
    "#000000",
    [
      "support.type.property-name",
      "punctuation.support.type.property-name",
      "meta.object-literal.key",
      "variable.parameter",
    ],
  ],
  ["#000008", ["entity.name.type", "support.type", "support.class", "entity.name.tag"]],
  ["#000009", ["constant.character.escape", "meta.template.expression", "variable.other.normal"]],
];

export const TOKEN_THEME: ThemeRegistration = {
  name: "tokens",
  type: "light",
  fg: "#000000",
  bg: "#ffffff",
  settings: SCOPES.map(([foreground, scope]) => ({ scope: [...scope], settings: { foreground } })),
};

/** tokenClass("#000002") → "s"; an unknown colour has no class. */
export function tokenClass(color: string | undefined): string {
  const entry = Object.entries(CLASSES).find(([hex]) => hex === color?.toLowerCase());
  return entry?.[1] ?? "";
}
