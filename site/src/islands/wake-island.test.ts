import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import { wakeIsland } from "./wake-island.ts";

const element = (island: string, isConnected: boolean) =>
  ({ dataset: { island }, isConnected }) as unknown as HTMLElement;

test("rejects an unknown island and names it", async () => {
  await expect(wakeIsland(element("copy-buton", true), en.shell)).rejects.toThrow(
    'There is no island "copy-buton".',
  );
});

test("does not wake an island whose page was removed while it loaded", async () => {
  const end = await wakeIsland(element("name-filter", false), en.shell);
  expect(end()).toBeUndefined();
});
