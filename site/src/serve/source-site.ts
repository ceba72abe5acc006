import { fileURLToPath } from "node:url";
import { formatProblem, type Problem } from "../../../contract/src/problems/problem.ts";
import { loadContract } from "../../../contract/src/read/load.ts";
import { sidebars } from "../../sidebar.ts";
import { site as config } from "../../site.config.ts";
import { pageDataPath, withoutSlash } from "../address/paths.ts";
import { readNames } from "../checks/read-names.ts";
import { renderDocument } from "../frame/document.tsx";
import { createSite } from "../generate/create-site.ts";
import { inlineHeadScript } from "../generate/inline-head-script.ts";
import { pageData } from "../generate/page-data.ts";
import { staticFiles } from "../generate/static-files.ts";
import { createHighlight } from "../markdown/highlight.ts";
import { localizedPath, prefixOf } from "../plan/create-page-model.ts";
import type { BuildAssets, PageModel } from "../plan/page-model.ts";
import { planPages } from "../plan/plan-pages.ts";
import { readContent } from "../plan/read-content.ts";

export interface DevAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly problems: readonly string[];
}

export interface DevSite {
  readonly answer: (pathname: string) => Promise<DevAnswer>;
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const ASSETS: BuildAssets = {
  buildId: "development",
  script: "/src/entry/entry.ts",
  stylesheet: "/src/styles/main.css?direct",
  headScript: inlineHeadScript(config),
  socialImage: "/social.png",
};

const VITE_CLIENT = '<script type="module" src="/@vite/client"></script></head>';

/** The whole site from its sources; a page is rendered when it is asked for. */
export async function createSourceSite(): Promise<DevSite> {
  const { contract, problems: mistakes } = loadContract(path("../../../contract/openapi"));
  if (!contract) return { answer: async () => listAnswer(lines(mistakes)) };
  const content = readContent(path("../../content"), "site/content");
  const plan = planPages(config, sidebars, content.pages);
  const highlight = await createHighlight();
  const { pages, render } = createSite({
    config,
    sidebars,
    contract,
    highlight,
    content,
    names: readNames(contract),
    plan,
  });
  const files = new Map(
    staticFiles({ config, contract, plan, assets: ASSETS }).map(({ name, body }) => [
      `/${name}`,
      body,
    ]),
  );
  const find = (address: (modelPath: string) => string, pathname: string) =>
    pages.find(({ page, lang }) => {
      if (page.kind === "not-found") return false;
      return address(localizedPath(page, prefixOf(config, lang))) === pathname;
    });
  return {
    answer: async (pathname) => {
      const file = files.get(pathname);
      if (file !== undefined)
        return { status: 200, type: typeOf(pathname), body: file, problems: [] };
      const data = find(pageDataPath, pathname);
      if (data) {
        const { model, problems } = await render(data);
        const body = JSON.stringify(pageData(model, ASSETS.buildId));
        return {
          status: 200,
          type: "application/json",
          body,
          problems: lines(mistakes, plan.problems, problems),
        };
      }
      const known = find(withoutSlash, withoutSlash(pathname));
      const page = known ?? pages.find((candidate) => candidate.page.kind === "not-found");
      if (!page) throw new Error("The plan has no not-found page.");
      const { model, problems } = await render(page);
      return htmlAnswer(known ? 200 : 404, model, lines(mistakes, plan.problems, problems));
    },
  };
}

function htmlAnswer(status: number, model: PageModel, problems: readonly string[]): DevAnswer {
  const contentHtml = problems.length > 0 ? problemList(problems) : model.contentHtml;
  const html = renderDocument({ ...model, contentHtml }, ASSETS);
  const body = html.replace("</head>", () => VITE_CLIENT);
  return { status, type: "text/html;charset=utf-8", body, problems };
}

/** Without a contract there is no page to show the list on. */
function listAnswer(problems: readonly string[]): DevAnswer {
  const body = `<!doctype html><title>Problems</title>${problemList(problems)}`;
  return { status: 500, type: "text/html;charset=utf-8", body, problems };
}

function problemList(problems: readonly string[]): string {
  const escaped = problems.map((line) => line.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
  return `<pre role="alert">${escaped.join("\n")}</pre>`;
}

function lines(...problems: readonly (readonly Problem[])[]): readonly string[] {
  return problems.flat().map(formatProblem);
}

const TYPES: Readonly<Record<string, string>> = {
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain;charset=utf-8",
  xml: "application/xml",
  yaml: "text/yaml;charset=utf-8",
};

function typeOf(pathname: string): string {
  return TYPES[pathname.split(".").at(-1) ?? ""] ?? "application/octet-stream";
}
