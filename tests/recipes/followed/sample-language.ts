import { edit, type Followed } from "./edit.ts";

/** Every Debian has Perl, and its core modules are enough. */
const PERL = `import type { SampleGenerator } from "./generator.ts";
import { printJson } from "./literal-styles.ts";
import { type SampleRequest, type UrlPart, variablesOf } from "./sample-request.ts";

export const perl: SampleGenerator = {
  id: "perl",
  label: "Perl",
  grammar: "perl",
  extension: "pl",
  run: ["perl"],
  needs: { perl: "perl" },
  generate,
};

function generate(request: SampleRequest): string {
  const lines = ["use strict;", "use warnings;", "use HTTP::Tiny;", ""];
  lines.push(\`my \\$base = '\${request.base}';\`);
  const variables = variablesOf(request);
  for (const { name, value } of variables) lines.push(\`my \\$\${name} = '\${value}';\`);
  lines.push(\`my \\$url = "\\$base\${request.parts.map(urlText).join("")}";\`);
  if (request.body !== undefined) {
    lines.push("my $body = <<'JSON';", printJson(request.body), "JSON", "");
  }
  lines.push(
    "my $response = HTTP::Tiny->new->request(",
    \`  '\${request.method}', $url, {\`,
    "  headers => {",
    ...request.headers.map(([name, value]) => \`    '\${name}' => '\${value}',\`),
    "  },",
  );
  if (request.body !== undefined) lines.push("  content => $body,");
  lines.push(
    "});",
    'die "$response->{status}: $response->{content}"',
    "  unless $response->{success};",
    "print $response->{content};",
  );
  return lines.join("\\n");
}

function urlText(part: UrlPart): string {
  return typeof part === "string" ? part : \`\\$\${part.name}\`;
}
`;

export const sampleLanguage: Followed = {
  title: "Add a sample language",
  edits: [
    {
      step: "site/src/samples/<language>.ts",
      file: "site/src/samples/perl.ts",
      write: () => PERL,
    },
    edit("site/src/samples/generators.ts", (before) =>
      before
        .replace("import { python }", 'import { perl } from "./perl.ts";\nimport { python }')
        .replace("  java,\n", "  java,\n  perl,\n"),
    ),
  ],
};
