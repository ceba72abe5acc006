import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { describeBehaviours } from "./behaviours.ts";
import type { Engine } from "./engine.ts";

const FIREFOX = "/usr/bin/firefox-esr";
const missing = existsSync(FIREFOX) ? undefined : "Debian's firefox-esr is not installed";

describeBehaviours("Firefox", missing, async (): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  return {
    open: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    back: async () => {
      await page.goBack();
    },
    click: (selector) => page.click(selector),
    read: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    quit: () => browser.close(),
  };
});
