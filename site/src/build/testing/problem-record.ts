/** The messages to writers by edit, without line numbers, which move. */
export type ProblemRecord = ReadonlyMap<string, readonly string[]>;

const HEAD = "# ";

export function parseRecord(text: string): ProblemRecord {
  const record = new Map<string, readonly string[]>();
  for (const block of text.split(/^(?=# )/m).filter((one) => one.startsWith(HEAD))) {
    const [edit = "", ...messages] = block.slice(HEAD.length).trimEnd().split("\n");
    record.set(edit, messages);
  }
  return record;
}

export function printRecord(record: ProblemRecord): string {
  const blocks = [...record].map(([edit, messages]) => [HEAD + edit, ...messages].join("\n"));
  return `${blocks.join("\n")}\n`;
}

/** Lists the edits that the earlier record lacks, or has with other messages. */
export function listChanges(before: ProblemRecord, now: ProblemRecord): readonly string[] {
  return [...now].flatMap(([edit, messages]) => {
    const recorded = before.get(edit);
    if (recorded === undefined) return [`${edit}: not recorded yet`];
    const isSame = recorded.join("\n") === messages.join("\n");
    return isSame ? [] : [`${edit}: ${messages.join(" ") || "nothing"}, was ${recorded.join(" ")}`];
  });
}
