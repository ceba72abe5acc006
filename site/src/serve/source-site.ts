import { fileURLToPath } from "node:url";
import { loadContract } from "../../../contract/src/load.ts";
import { sidebars } from "../../sidebar.ts";
import { site as config } from "../../site.config.ts";
import { createSite } from "../build/create-site.ts";
import { inlineHeadScript } from "../build/inline-head-script.ts";
import { pageData } from "../build/page-data.ts";
import { localizedPath, prefixOf } from "../build/page-model.ts";
import { planPages } from "../build/plan-pages.ts";
import { readContent } from "../build/read-content.ts";
import { readNames } from "../build/read-names.ts";
import { staticFiles } from "../build/static-files.ts";
import { createHighlight } from "../markdown/highlight.ts";
import { formatProblem, type Problem } from "../markdown/problem.ts";
import { renderDocument } from "../shell/document.tsx";
import type { BuildAssets, PageModel } from "../shell/page-model.ts";
import { pageDataPath, withoutSlash } from "../shell/paths.ts";

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
  script: "/src/client/entry.ts",
  stylesheet: "/src/styles/main.css?direct",
  headScript: inlineHeadScript(config),
  socialImage: "/social.png",
};

const VITE_CLIENT = '<script type="module" src="/@vite/client"></script></head>';

/** The whole site from its sources; a page is rendered when it is asked for. */
export async function createSourceSite(): Promise<DevSite> {
  const contract = loadContract(path("../../../contract/openapi"));
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
          problems: lines(plan.problems, problems),
        };
      }
      const known = find(withoutSlash, withoutSlash(pathname));
      const page = known ?? pages.find((candidate) => candidate.page.kind === "not-found");
      if (!page) throw new Error("The plan has no not-found page.");
      const { model, problems } = await render(page);
      return htmlAnswer(known ? 200 : 404, model, lines(plan.problems, problems));
    },
  };
}

function htmlAnswer(status: number, model: PageModel, problems: readonly string[]): DevAnswer {
  const contentHtml = problems.length > 0 ? problemList(problems) : model.contentHtml;
  const html = renderDocument({ ...model, contentHtml }, ASSETS);
  const body = html.replace("</head>", () => VITE_CLIENT);
  return { status, type: "text/html;charset=utf-8", body, problems };
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
