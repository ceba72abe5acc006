import { spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { Builder, By, Capabilities, type WebDriver } from "selenium-webdriver";
import { freePort } from "../free-port.ts";
import { describeBehaviours } from "./behaviours.ts";
import type { Engine } from "./engine.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const XVFB = "/usr/bin/xvfb-run";
const [BROWSER] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");
const missing =
  BROWSER && existsSync(DRIVER) && existsSync(XVFB)
    ? undefined
    : "Debian's webkit2gtk-driver or xvfb is not installed";

describeBehaviours("WebKitGTK", missing, async (): Promise<Engine> => {
  const port = await freePort();
  // A group of its own: the display ends with the driver.
  const server = spawn(XVFB, ["--auto-servernum", DRIVER, `--port=${port}`], { detached: true });
  const driver = await connect(`http://127.0.0.1:${port}`);
  await driver.manage().window().setRect({ width: 1280, height: 900, x: 0, y: 0 });
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    click: async (selector) => {
      const element = await driver.findElement(By.css(selector));
      // The driver takes the window for higher than it is, and does not scroll to its last pixels.
      await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
      // After a scroll, the navbar hides in the next frame, and what is sticky moves with it.
      await driver.executeAsyncScript(
        "requestAnimationFrame(() => requestAnimationFrame(arguments[0]))",
      );
      await element.click();
    },
    read: <Value>(expression: string) => driver.executeScript<Value>(`return ${expression}`),
    quit: async () => {
      await driver.quit();
      if (server.pid) process.kill(-server.pid);
    },
  };
});

/** Resolves once the driver, which takes a moment to listen, has opened a window. */
async function connect(url: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: BROWSER, args: ["--automation"] },
  });
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await new Builder().usingServer(url).withCapabilities(capabilities).build();
    } catch (error) {
      if (attempt === 60) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
