import type { Root } from "mdast";
import { DEFAULTS } from "../../../../client/src/defaults.ts";
import {
  loadMigrations,
  readMigrationTexts,
} from "../../../../contract/src/migrations/load-migrations.ts";
import type { Contract } from "../../../../contract/src/model.ts";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { buildContract } from "../../../../contract/src/read/build-contract.ts";
import {
  readContractTexts,
  specificationsIn,
} from "../../../../contract/src/read/load-contract.ts";
import { readCatalogueSources } from "../../../i18n/read-catalogues.ts";
import { createArticleRenderer } from "../../article/create-article-renderer.ts";
import { createMemo } from "../../base/memo.ts";
import { once } from "../../base/once.ts";
import { planPages, readFileFrontmatter } from "../../content/plan-pages.ts";
import type { Content, ContentFile } from "../../content/read-content.ts";
import { readTitles } from "../../content/read-titles.ts";
import { createHrefsAbout } from "../../reference/index-names.ts";
import { createFixedSandbox } from "../../samples/fixed-sandbox.ts";
import { contractFacts } from "../../verify/facts/contract-facts.ts";
import { checkLinks } from "../../verify/links/check-links.ts";
import { checkPairings } from "../../verify/migration/check-pairings.ts";
import { checkRowLocations } from "../../verify/migration/check-row-locations.ts";
import { checkRowNames } from "../../verify/migration/check-row-names.ts";
import { checkRowWords } from "../../verify/migration/check-row-words.ts";
import { readNames } from "../../verify/names/read-names.ts";
import { checkDates } from "../../verify/numbers/check-dates.ts";
import { checkStepCounts } from "../../verify/numbers/check-step-counts.ts";
import { readNumbers } from "../../verify/numbers/read-numbers.ts";
import { checkFigures } from "../../verify/page/check-figures.ts";
import { checkOpenTold, originalTrees } from "../../verify/sentences/check-open-told.ts";
import { checkOpenIds } from "../../verify/sentences/check-open-words.ts";
import { READING, type TextReading } from "../../verify/sentences/text-reading.ts";
import { checkContractTexts } from "../../verify/texts/check-contract-texts.ts";
import { checkDocComments } from "../../verify/texts/check-doc-comments.ts";
import { checkInterfaceTexts } from "../../verify/texts/check-interface-texts.ts";
import { readClientSources } from "../../verify/texts/read-client-sources.ts";
import type { Proof } from "../proofs/proof.ts";
import { proveBlocks } from "../proofs/prove-blocks.ts";
import { highlight, site } from "./site.ts";

/** A replacement in a file, such as a writer's. */
export interface Edit {
  /** "site/content/docs/intro.md" */
  readonly file: string;
  /** The text that it replaces, which must occur exactly once. */
  readonly from: string;
  readonly to: string;
}

/** Finds the problems that a build's checks of texts and data, not of programs, find in edits. */
export interface EditChecker {
  /** Undefined if the text that the edit replaces no longer occurs exactly once. */
  readonly check: (edit: Edit) => Promise<readonly Problem[] | undefined>;
  /** Applies edits of one file at once, except those of the same text; skips those without it. */
  readonly checkTogether: (edits: readonly Edit[]) => Promise<readonly Problem[]>;
}

/** Reads the project once; each edit is applied to a copy of its texts. */
export async function createEditChecker(): Promise<EditChecker> {
  const { config, sidebars, contract, migrations, content, catalogues, recordsOf } = site;
  const numbers = readNumbers();
  const names = readNames(contract, migrations);
  const hrefsAbout = createHrefsAbout(contract);
  const facts = contractFacts(contract);
  const [catalogue] = readCatalogueSources(config);
  const isTranslation = (route: string) => route.startsWith("/es/");
  const contractTexts = readContractTexts("contract/openapi");
  const migrationTexts = readMigrationTexts("contract");
  const clientSources = readClientSources();
  const { parse } = site;
  // Memoised, because each edit leaves a thousand texts unchanged.
  const memo = createMemo();
  const statementsOf = memo.perText(
    (_key: string, ...options: Parameters<TextReading["statementsIn"]>) =>
      READING.statementsIn(...options),
  );
  const reading: TextReading = {
    parse: memo.perText(READING.parse),
    statementsIn: (...options) => statementsOf(JSON.stringify(options), ...options),
  };
  const readers = {
    frontmatterOf: memo.perObject(readFileFrontmatter),
    titlesIn: memo.perObject(readTitles),
  };
  const proofsByKey = new Map<string, Proof>();
  const proofs = {
    recall: (key: string) => proofsByKey.get(key),
    keep: (key: string, proof: Proof) => void proofsByKey.set(key, proof),
    keyOf: (...parts: readonly string[]) => parts.join("\n"),
    sandbox: once(createFixedSandbox),
  };

  const render = (plan: typeof site.plan, given: Content, page: ContentFile) => {
    const planned = plan.pages.find(
      (one) =>
        one.kind === "docs" &&
        [...one.written.values()].some(({ source }) => source.file === page.file),
    );
    if (!planned) return undefined;
    const lang = isTranslation(page.route) ? "es" : "en";
    const article = createArticleRenderer(
      {
        config,
        catalogues,
        contract,
        migrations,
        content: given,
        plan,
        names,
        hrefsAbout,
        numbers,
        highlight,
        recordsOf,
        airports: () => [],
        checked: (_, check) => check(),
      },
      parse,
    );
    return { planned, rendered: article(planned, lang, { marks: new Map() }) };
  };

  const checkPage = async (file: string, text: string): Promise<readonly Problem[]> => {
    const original = content.pages.find((page) => page.file === file);
    if (!original) throw new Error(`There is no ${file}.`);
    const page = { ...original, text };
    const pages = content.pages.map((one) => (one === original ? page : one));
    const editedContent = { ...content, pages };
    const plan = planPages(config, sidebars, pages, content.titles, readers);
    const rendered = render(plan, editedContent, page);
    const problems = [
      ...plan.problems,
      ...(rendered?.rendered.problems ?? []),
      ...checkDates([[file, text]]),
      ...checkOpenTold(contract, originalTrees(plan, "en", parse)),
    ];
    if (problems.length > 0 || !rendered) return problems;
    const blocks = await proveBlocks({ ...site, content: { ...content, pages: [page] } }, proofs);
    if (blocks.problems.length > 0) return blocks.problems;
    if (linksIn(text) === linksIn(original.text)) return [];
    const before = render(site.plan, content, original);
    return before ? checkNewLinks(rendered, before) : [];
  };

  /** Checks only links that are new on the page, whose targets must be rendered. */
  const checkNewLinks = (
    { planned, rendered }: NonNullable<ReturnType<typeof render>>,
    before: NonNullable<ReturnType<typeof render>>,
  ): readonly Problem[] => {
    const oldHrefs = new Set(before.rendered.contents.links.map(({ href }) => href));
    const links = rendered.contents.links.filter(({ href }) => !oldHrefs.has(href));
    const paths = new Set(links.map(({ href }) => href.split("#")[0]));
    const targets = site.pages
      .filter(({ page }) => paths.has(page.path) || page === planned)
      .filter(({ lang }) => lang === "en");
    return checkLinks(
      [
        { path: planned.path, file: rendered.file, frame: [], ...rendered.contents, links },
        ...targets
          .filter(({ page }) => page.path !== planned.path)
          .map((target) => ({
            path: target.page.path,
            file: "",
            frame: [],
            ...site.render(target).contents,
            links: [],
          })),
        ...site.pages
          .filter(
            ({ page, lang }) =>
              lang === "en" && !paths.has(page.path) && page.path !== planned.path,
          )
          .map(({ page }) => ({ path: page.path, file: "", frame: [], anchors: [], links: [] })),
      ],
      [],
      new Set(links.flatMap(({ href }) => (/^\/(openapi|downloads)\//.test(href) ? [href] : []))),
    );
  };

  const checkFigure = (file: string, svg: string): readonly Problem[] => {
    const name = file.replace(/^.*\/|\.svg$/g, "");
    const figures = new Map([[name, svg]]);
    const page = content.pages.find(({ text }) => text.includes(`src="${name}"`));
    if (!page) throw new Error(`No page shows ${file}.`);
    const tree: Root = parse(page.text);
    const scope = names.scopes.ofRoute(page.route.replace(/^\/es/, ""));
    return [...checkFigures(tree, figures, names, scope, numbers), ...checkDates([[file, svg]])];
  };

  const checkContract = (file: string, text: string): readonly Problem[] => {
    const texts = new Map([...contractTexts, [file, text]]);
    const loaded = buildContract(texts, specificationsIn("contract/openapi"));
    if (loaded.problems.length > 0 || !loaded.contract) return loaded.problems;
    const editedNames = readNames(loaded.contract, migrations);
    const paired = loadMigrations(loaded.contract, migrationTexts);
    return [
      ...paired.problems,
      ...checkContractTexts(loaded.contract, editedNames, numbers, reading),
      ...openPointProblems(loaded.contract),
      ...checkDates([[file, text]]),
    ];
  };

  /** Reads every page, because one may mention an open point that is gone. */
  const openPointProblems = (changed: Contract): readonly Problem[] => [
    ...checkOpenTold(changed, originalTrees(site.plan, "en", parse)),
    ...content.pages.flatMap(({ file, text }) =>
      checkOpenIds(file, parse(text), changed.openPoints),
    ),
  ];

  const checkMigration = (file: string, text: string): readonly Problem[] => {
    const folder = file.startsWith("contract/v1/") ? "v1" : "migrations";
    const texts = {
      ...migrationTexts,
      [folder]: new Map([...migrationTexts[folder], [file, text]]),
    };
    const loaded = loadMigrations(contract, texts);
    if (loaded.problems.length > 0) return loaded.problems;
    return [
      ...checkRowNames(loaded.migrations, names, reading),
      ...checkRowLocations(loaded.migrations, contract),
      ...checkPairings(loaded.migrations),
      ...checkRowWords(loaded.migrations),
    ];
  };

  const checkCatalogue = (file: string, text: string): readonly Problem[] => {
    const isFirst = file === catalogue?.file;
    return [
      ...checkInterfaceTexts({ file, text }, names, isFirst ? { numbers, facts } : undefined),
      ...(isFirst ? checkStepCounts({ file, text }, site.plan.trees.values()) : []),
    ];
  };

  const textOf = (file: string): string => {
    const text = findText(file);
    if (text === undefined) throw new Error(`There is no ${file}.`);
    return text;
  };

  const findText = (file: string): string | undefined =>
    content.pages.find((page) => page.file === file)?.text ??
    content.figures.get(file.replace(/^site\/content\/figures\/|\.svg$/g, "")) ??
    contractTexts.get(file) ??
    migrationTexts.v1.get(file) ??
    migrationTexts.migrations.get(file) ??
    clientSources.find((one) => one.file === file)?.text ??
    readCatalogueSources(config).find((one) => one.file === file)?.text;

  const checkText = async (file: string, text: string): Promise<readonly Problem[]> => {
    if (file.endsWith(".md")) return checkPage(file, text);
    if (file.endsWith(".svg")) return checkFigure(file, text);
    if (file.startsWith("contract/openapi/")) return checkContract(file, text);
    if (file.startsWith("contract/")) return checkMigration(file, text);
    if (file.startsWith("client/")) return checkDocComments({ file, text }, DEFAULTS);
    return checkCatalogue(file, text);
  };

  const checkTogether = async (edits: readonly Edit[]): Promise<readonly Problem[]> => {
    const [{ file } = { file: "" }] = edits;
    const original = textOf(file);
    const { text, skipped } = applyEdits(original, edits);
    if (text === original) return [];
    return [
      ...(await checkText(file, text)),
      ...(skipped.length > 0 ? await checkTogether(skipped) : []),
    ];
  };

  const check = async (edit: Edit): Promise<readonly Problem[] | undefined> => {
    const original = textOf(edit.file);
    const { text, skipped } = applyEdits(original, [edit]);
    return skipped.length > 0 ? undefined : checkText(edit.file, text);
  };

  return { check, checkTogether };
}

/** Applies the edits in turn; those whose text doesn't occur exactly once are skipped. */
function applyEdits(
  original: string,
  edits: readonly Edit[],
): { readonly text: string; readonly skipped: readonly Edit[] } {
  let text = original;
  const skipped: Edit[] = [];
  for (const edit of edits) {
    if (text.split(edit.from).length === 2) text = text.replace(edit.from, () => edit.to);
    else skipped.push(edit);
  }
  return { text, skipped };
}

/** The links and directives of a text; if they are unchanged, there is no new link target. */
function linksIn(text: string): string {
  return Array.from(text.matchAll(/\]\([^)]*\)|^ *::.*$/gm), ([link]) => link).join("\n");
}
