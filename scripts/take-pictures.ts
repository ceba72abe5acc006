/** `npm run pictures` takes the pictures of README.md from the built site, in both colour modes. */
import { fileURLToPath } from "node:url";
import { ANY_PORT, listen } from "../sandbox/src/node/http/listen.ts";
import { openSite } from "../site/src/serve/serve-site.ts";
import { launchChromium } from "../tests/launch-chromium.ts";

const PICTURES = [
  { name: "home", path: "/" },
  { name: "reference", path: "/api/flights-live-pricing/" },
] as const;

const folder = fileURLToPath(new URL("../pictures/", import.meta.url));
const site = await openSite();
const { url, close } = await listen(site.listener, ANY_PORT);
const browser = await launchChromium();
for (const colorScheme of ["light", "dark"] as const) {
  const context = await browser.newContext({
    baseURL: url,
    colorScheme,
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 800 },
  });
  for (const { name, path } of PICTURES) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "networkidle" });
    await page.screenshot({ path: `${folder}${name}-${colorScheme}.png` });
  }
  await context.close();
}
await browser.close();
await close();
site.close();
