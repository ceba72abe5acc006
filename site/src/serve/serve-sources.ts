import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer, type ViteDevServer } from "vite";
import { ensureFree, listenOn, urlOf } from "../../../sandbox/src/node/http/listen.ts";
import { publicAddress } from "../../../sandbox/src/node/process/ensure-ports-free.ts";
import { mountSandbox } from "../../../sandbox/src/node/process/mount-sandbox.ts";
import type { ServerHandle } from "../../../sandbox/src/node/process/run-server.ts";
import type { Settings } from "../../../sandbox/src/node/settings/settings.ts";
import { EDITED_EVENT } from "../base/edited-event.ts";
import { escapeHtml } from "../base/escape-html.ts";
import { createMemo } from "../base/memo.ts";
import { SANDBOX_DOCS } from "../base/sandbox-anchors.ts";
import {
  type Content,
  isPageFile,
  OWN_CONTENT,
  readContent,
  rereadPage,
} from "../content/read-content.ts";
import { addLanguage } from "../publish/markdown/markdown-files.ts";
import { fillPlaceholders, type Placeholders, placeholdersOf } from "../publish/placeholders.ts";
import { beside } from "./serve-site.ts";
import type { DevSite } from "./source-site.ts";

const site = fileURLToPath(new URL("../../", import.meta.url));
const contract = fileURLToPath(new URL("../../../contract/", import.meta.url));
/** What no page is rendered from: Vite updates it in the browser. */
const CLIENT = /\/src\/(entry|styles)\//;

/**
 * Debounce in milliseconds: editors often empty a file before they write it, and a branch switch
 * changes many files.
 */
const SETTLED = 10;

/** For the error page of code that does not load: reloads it after the next edit. */
const RELOADING = '<script type="module" src="/@vite/client"></script>';

/**
 * `npm run dev`: renders every page from the sources on request. After an edit of a page's text,
 * browsers fetch the page that they show; after an edit of a component, a style or a specification,
 * they reload.
 */
export async function serveSources(settings: Settings): Promise<ServerHandle> {
  const address = publicAddress(settings);
  // Before Vite, which takes seconds to start and prints its own lines.
  await ensureFree(address);
  const http = createHttpServer({ joinDuplicateHeaders: true });
  const vite = await createServer({
    configFile: `${site}vite.config.ts`,
    appType: "custom",
    server: {
      middlewareMode: { server: http },
      host: settings.host,
      hmr: { server: http },
      watch: { ignored: ["**/dist/**", "**/dist.*/**"] },
    },
  });
  const current = createReloadingSite(vite);
  const ofContract = ["openapi", "v1", "migrations"].map((folder) => `${contract}${folder}`);
  vite.watcher.add([`${site}content`, `${site}i18n`, ...ofContract]);
  let telling: NodeJS.Timeout | undefined;
  const stale = new Set<string>();
  // Vite invalidates a module some turns after its watcher event; requests in between would get the
  // old one.
  const reload = () => {
    for (const file of stale) {
      for (const { moduleGraph } of Object.values(vite.environments))
        moduleGraph.onFileChange(file);
      current.forget(file);
    }
    stale.clear();
    vite.ws.send({ type: "full-reload" });
  };
  vite.watcher.on("all", (event, file) => {
    if (CLIENT.test(file)) return;
    if (event === "change" && isPage(file)) {
      current.reread(file);
      clearTimeout(telling);
      telling = setTimeout(stale.size > 0 ? reload : () => vite.ws.send(EDITED_EVENT), SETTLED);
      return;
    }
    current.forget(file);
    stale.add(file);
    clearTimeout(telling);
    telling = setTimeout(reload, SETTLED);
  });
  const placeholders = (): Placeholders => ({
    ...placeholdersOf(settings.clock(), settings.publicOrigin ?? urlOf(http, address)),
    engine: "server",
  });
  const sandbox = mountSandbox(settings, { docs: SANDBOX_DOCS });
  http.on(
    "request",
    beside(sandbox, (request, response) =>
      vite.middlewares(
        request,
        response,
        () => void answer(vite, current.site, placeholders(), request, response),
      ),
    ),
  );
  await listenOn(http, address);
  console.log(`Documentation  ${urlOf(http, address)}/`);
  return {
    report: (error) => vite.config.logger.error(String(error)),
    async close() {
      await vite.close();
      http.close();
      http.closeAllConnections();
      await sandbox.close();
    },
  };
}

/**
 * The site of the current sources: made on first request, and again after an edit. What does not
 * depend on an edited page is kept as long as only pages are edited.
 */
function createReloadingSite(vite: ViteDevServer) {
  let made: Promise<DevSite> | undefined;
  let checkMemo = createMemo();
  let content: Content | undefined;
  const edited = new Set<string>();
  const make = async (): Promise<DevSite> => {
    const { createSourceSite } = (await vite.ssrLoadModule(
      "/src/serve/source-site.ts",
    )) as typeof import("./source-site.ts");
    content = [...edited].reduce(
      (all, file) => rereadPage(all, ...OWN_CONTENT, relative(OWN_CONTENT[0], file)),
      content ?? readContent(...OWN_CONTENT),
    );
    edited.clear();
    return createSourceSite({}, checkMemo, content);
  };
  return {
    site: () => {
      made ??= make();
      return made;
    },
    reread: (file: string) => {
      made = undefined;
      edited.add(file);
    },
    forget: (file: string) => {
      made = undefined;
      content = undefined;
      edited.clear();
      if (!isPage(file)) checkMemo = createMemo();
    },
  };
}

function isPage(file: string): boolean {
  const content = `${site}content/`;
  return file.startsWith(content) && isPageFile(file.slice(content.length));
}

async function answer(
  vite: ViteDevServer,
  site: () => Promise<DevSite>,
  placeholders: Placeholders,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const requestedAt = performance.now();
    const { answer } = await site();
    const read = performance.now();
    const { status, type, body, problems } = await answer(
      addLanguage(pathname, searchParams.get("lang")),
    );
    const [reading, rendering] = [read - requestedAt, performance.now() - read];
    for (const problem of problems) vite.config.logger.error(problem);
    response.writeHead(status, {
      "Content-Type": type,
      "Cache-Control": "no-store",
      "Server-Timing": `read;dur=${reading.toFixed(1)}, render;dur=${rendering.toFixed(1)}`,
    });
    response.end(typeof body === "string" ? fillPlaceholders(pathname, body, placeholders) : body);
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    vite.ssrFixStacktrace(reason);
    vite.config.logger.error(reason.stack ?? reason.message);
    const stack = escapeHtml(reason.stack ?? reason.message);
    response.writeHead(500, { "Content-Type": "text/html;charset=utf-8" });
    response.end(`<!doctype html>${RELOADING}<pre role="alert">${stack}</pre>`);
  }
}
