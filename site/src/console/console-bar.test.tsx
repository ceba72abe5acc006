import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import { ConsoleBar } from "./console-bar.tsx";
import type { ConsoleExample } from "./console-data.ts";
import type { Draft } from "./use-draft.ts";

const texts = en.console;
const nothing = () => {};

function htmlOf(examples: readonly ConsoleExample[], draft: Partial<Draft> = {}): string {
  const whole: Draft = {
    text: "{}",
    example: "oneWay",
    isEdited: false,
    change: nothing,
    choose: nothing,
    reset: nothing,
    ...draft,
  };
  return renderToStaticMarkup(
    <ConsoleBar
      examples={examples}
      draft={whole}
      lang="en"
      texts={texts}
      copied={() => ""}
      link={undefined}
      onExample={nothing}
    />,
  );
}

const oneWay = { name: "oneWay", summary: "One way", value: {} };
const bare = { name: "bare", summary: "", value: {} };
const linked = { name: "linked", summary: "", value: {}, isLinked: true } as const;

test("labels examples by their summaries, and one without a summary by its origin", () => {
  const options = htmlOf([linked, oneWay, bare]).matchAll(/<option([^>]*)>([^<]*)</g);
  expect(Array.from(options, ([, attributes, label]) => [label, attributes])).toEqual([
    [texts.fromLink, ' value="linked"'],
    ["One way", ' value="oneWay" lang="en" selected=""'],
    [texts.documented, ' value="bare"'],
  ]);
});

test("offers no choice for a single example", () => {
  expect(htmlOf([oneWay])).not.toContain("<select");
});

test("an edited text can be reset, and a reset be undone", () => {
  const button = (isDisabled: boolean) => `aria-disabled="${isDisabled}">${texts.reset}<`;
  expect(htmlOf([oneWay])).toContain(button(true));
  expect(htmlOf([oneWay], { isEdited: true })).toContain(button(false));
  const undone = htmlOf([oneWay], { undo: nothing });
  expect(undone).toContain(`>${texts.undo}<`);
  expect(undone).not.toContain(`>${texts.reset}<`);
});
