import { type BuildManifest, MANIFEST } from "../../site/src/publish/build-manifest.ts";
import { createOutputFolder } from "../../site/src/publish/output-folder.ts";

/** A header with the name of the build, which is also the text of every file but `DATED`. */
export const BUILD_HEADER = "x-build";

/** The file of a page with a date. */
export const DATED = "docs/dated.html";

const PAGES = Array.from({ length: 6 }, (_, index) => `docs/page-${index}/index.html`);

/**
 * Replaces a folder by a built site of nearly forty files, compressed variants included. The text of
 * each but `DATED` is the name of its build.
 * @param missing a file that the manifest lists but that doesn't exist
 */
export async function writeBuild(folder: string, build: string, missing?: string): Promise<void> {
  const output = createOutputFolder(folder);
  const names = [
    "index.html",
    "404.html",
    "es/404.html",
    `assets/entry-${build}.js`,
    `search/en-3.0.${build}.json`,
    ...PAGES,
  ];
  for (const name of names.filter((name) => name !== missing)) {
    await output.publish({ name, body: build });
  }
  await output.publish({ name: DATED, body: "In May 2027", written: "In May 2027" });
  await output.replace((digests) => {
    const header = { [BUILD_HEADER]: build };
    const manifest: BuildManifest = {
      headers: { document: header, script: header, data: header },
      policies: {},
      notFound: [
        { prefix: "", file: "404.html" },
        { prefix: "/es", file: "es/404.html" },
      ],
      files: { ...Object.fromEntries(digests.public), ...(missing && { [missing]: "missing" }) },
      written: Object.fromEntries(digests.written),
      compressors: "none",
    };
    return { name: MANIFEST, body: JSON.stringify(manifest) };
  });
}
