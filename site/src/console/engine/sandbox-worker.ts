/** The edge: a module worker of this site that is a sandbox. */
import { createBrowserSandbox } from "../../../../sandbox/src/in-browser/create-browser-sandbox.ts";
import type { Asked } from "./asked.ts";
import { createSandboxService } from "./create-sandbox-service.ts";
import { placeNamesFile } from "./place-names-file.ts";
import type { Told } from "./told.ts";

const tell = (told: Told) => {
  postMessage(told, { transfer: told.kind === "response" ? [told.response.body] : [] });
};

const service = createSandboxService({
  createSandbox: ({ secret, origin, names }) =>
    createBrowserSandbox({
      secrets: [secret],
      origin: () => origin,
      fetchNames: async (locale) => {
        const response = await fetch(placeNamesFile(names, locale));
        if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
        return response.json();
      },
    }),
  tell,
});

addEventListener("message", ({ data }: MessageEvent<Asked>) => service(data));
tell({ kind: "ready" });
