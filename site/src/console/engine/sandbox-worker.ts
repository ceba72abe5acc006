/** The edge: a module worker of this site that runs a sandbox. */
import { createBrowserSandbox } from "../../../../sandbox/src/in-browser/create-browser-sandbox.ts";
import { ensureOk } from "../../base/ensure-ok.ts";
import { createSandboxService } from "./create-sandbox-service.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { placeNamesFile } from "./place-names-file.ts";

const send = (message: FromWorker) => {
  postMessage(message, { transfer: message.kind === "response" ? [message.response.body] : [] });
};

const service = createSandboxService({
  createSandbox: ({ secret, origin, names }) =>
    createBrowserSandbox({
      secrets: [secret],
      origin: () => origin,
      fetchNames: async (locale) => ensureOk(await fetch(placeNamesFile(names, locale))).json(),
    }),
  send,
});

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => service(data));
send({ kind: "ready" });
