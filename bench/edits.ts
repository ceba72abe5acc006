/** A way to change a page. The mark is a word that appears on the page with the edit. */
export interface Edit {
  readonly name: string;
  readonly write: (text: string, mark: string) => string;
}

const append = (lines: (mark: string) => string) => (text: string, mark: string) =>
  `${text}\n${lines(mark)}\n`;

/** Typical Markdown edits, the same for every dev server. */
export const EDITS: readonly Edit[] = [
  { name: "a sentence", write: append((mark) => `This is said by ${mark}.`) },
  { name: "a heading", write: append((mark) => `## Heard of ${mark}\n\nIt is below.`) },
  { name: "a link", write: append((mark) => `See [Introduction](/docs/intro) for ${mark}.`) },
  { name: "code", write: append((mark) => `\`\`\`bash\necho ${mark} | sort | head -n 3\n\`\`\``) },
  {
    name: "the title",
    write: (text, mark) =>
      text
        .replace(/^title: "?(.*?)"?$/m, (_, title) => `title: "${title} ${mark}"`)
        .replace(/(?<=^---\n[\s\S]*?\n---\n\n?)# .*/, (heading) => `${heading} ${mark}`),
  },
];
