import { expect, test } from "vitest";
import { followRadioChoices } from "./radio-choices.ts";

const radio = (value: string, defaultChecked = false) => ({
  value,
  defaultChecked,
  checked: false,
});

/** The values that are checked in a group whose first button is the default. */
function checked(choices: Readonly<Record<string, string>>): readonly string[] {
  const radios = [radio("sandbox", true), radio("production")];
  const group = { dataset: { radios: "server" }, querySelectorAll: () => radios };
  const page = { querySelectorAll: () => [group] } as unknown as Element;
  followRadioChoices(page, { dataset: choices } as unknown as HTMLElement);
  return radios.filter((one) => one.checked).map(({ value }) => value);
}

test("a radio group checks the choice stored under its name", () => {
  expect(checked({ server: "production", theme: "sandbox" })).toEqual(["production"]);
});

test("a radio group checks its default without a stored choice", () => {
  expect(checked({ theme: "production" })).toEqual(["sandbox"]);
});
