import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import { wakeIsland } from "./wake-island.ts";

const element = (island: string, isConnected: boolean) =>
  ({ dataset: { island }, isConnected }) as unknown as HTMLElement;

test("an island that does not exist is an error that names it", async () => {
  await expect(wakeIsland(element("copy-buton", true), en.shell)).rejects.toThrow(
    'There is no island "copy-buton".',
  );
});

test("an island whose page has gone while it loaded does not wake", async () => {
  const end = await wakeIsland(element("name-filter", false), en.shell);
  expect(end()).toBeUndefined();
});
