/**
 * Replaces Vite's own helper, which is as large as a tenth of the entry: the build calls it around
 * each `import()`. Most browsers never request a module again that failed to load, so its files are
 * fetched first, and it is imported from the cache once all of them are there.
 * @param files files of the part and its dependencies, from the site's root: "assets/react.js".
 * Empty for a part without dependencies: its name is then read from `load`
 * @throws when a file fails to load; the next call tries again
 */
export async function preload<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const all = files.length > 0 ? files : [`assets/${/\/([^`"']+)/.exec(`${load}`)?.[1]}`];
  await Promise.all(all.map((file) => ask(document, `/${file}`)));
  return load();
}

/** Fetches a file, once. A link marks it as loaded; a stylesheet is also applied through it. */
async function ask(page: Document, href: string): Promise<void> {
  const isStyle = href.endsWith("css");
  const known = page.querySelector<HTMLLinkElement>(`[href="${href}"]`);
  if (known && (known.sheet || !isStyle)) return;
  const response = await fetch(href);
  if (!response.ok) throw new Error(href);
  await response.text();
  const link = page.createElement("link");
  if (isStyle) link.rel = "stylesheet";
  link.href = href;
  page.head.append(link);
  if (!isStyle) return;
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
  });
}
