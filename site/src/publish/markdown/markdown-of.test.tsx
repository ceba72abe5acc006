import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { CodeFrame } from "../../markdown/code-block.tsx";
import { markdownOf } from "./markdown-of.ts";

const print = (tree: ReactNode) => markdownOf(tree, (href) => href.toUpperCase()).trim();

test("prints headings at their level and inline elements with their markup", () => {
  const tree = (
    <>
      <h2>
        Create <code>query</code>
        <a className="anchor" href="#create">
          #
        </a>
      </h2>
      <p>
        Send it <strong>once</strong>, <em>not</em> <del>twice</del>.
      </p>
    </>
  );
  expect(print(tree)).toBe("## Create `query`\n\nSend it **once**, _not_ ~~twice~~.");
});

test("separates adjacent elements by a space, but not a text from an element", () => {
  const tree = (
    <p>
      {[<span key="a">GET</span>, <span key="b">/markets</span>]}
      {"s"}
    </p>
  );
  expect(print(tree)).toBe("GET /marketss");
});

test("a table keeps its rows, and blocks in a cell join into one line", () => {
  const tree = (
    <table>
      <thead>
        <tr>
          <th>Field</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <code>unit</code>
          </td>
          <td>
            <p>One.</p>
            <p>Two.</p>
          </td>
        </tr>
      </tbody>
    </table>
  );
  expect(print(tree)).toBe("| Field | Meaning |\n| - | - |\n| `unit` | One. Two. |");
});

test("a list keeps its numbers, and a card's title is bold instead of a heading", () => {
  const tree = (
    <>
      <ol start={3}>
        <li>Poll</li>
      </ol>
      <ul>
        <li>
          <h3>Geo</h3>
          <p>Places.</p>
        </li>
      </ul>
    </>
  );
  expect(print(tree)).toBe("3. Poll\n\n- **Geo**\n\n  Places.");
});

test("prints code verbatim as one block below its caption", () => {
  const tree = (
    <CodeFrame code={'{ "a": 1 }'} language="json" title="a.json" copy="Copy">
      <code>painted</code>
    </CodeFrame>
  );
  const [caption, ...block] = print(tree).split("\n\n");
  expect(caption).toContain("a.json");
  expect(block.join("\n\n")).toBe('```json\n{ "a": 1 }\n```');
});

test("rewrites links with the given function", () => {
  expect(print(<a href="/docs/intro">Introduction</a>)).toBe("[Introduction](/DOCS/INTRO)");
});

test("omits page-only elements and search repeats, and prints a drawing as its label", () => {
  const tree = (
    <>
      <button type="button">Copy</button>
      <div data-island="name-filter">Filter</div>
      <div className="explained">Explained in Overview</div>
      <span aria-hidden="true">·</span>
      <span aria-hidden>·</span>
      <svg aria-label="Create, then poll.">
        <title>Create</title>
      </svg>
      <p>Read this.</p>
    </>
  );
  expect(print(tree)).toBe("> Create, then poll.\n\nRead this.");
});

test("titles, terms and summaries are bold lines, and a note is a quotation", () => {
  const tree = (
    <>
      <aside className="admonition">
        <p className="admonition-title">Tip</p>
        <p>Cache it.</p>
      </aside>
      <details>
        <summary>More</summary>
        <dl>
          <dt>Leg</dt>
          <dd>A flight there.</dd>
        </dl>
      </details>
    </>
  );
  expect(print(tree)).toBe("> **Tip**\n>\n> Cache it.\n\n**More**\n\n**Leg**\n\nA flight there.");
});

test("a list without a start number begins at 1", () => {
  const tree = (
    <ol>
      <li>Create</li>
    </ol>
  );
  expect(print(tree)).toBe("1. Create");
});

test("omits the list of explaining pages, but no element with a similar class", () => {
  const tree = (
    <>
      <details className="explained explained-fold">Explained in Overview</details>
      <p className="not-explained">Explain it.</p>
    </>
  );
  expect(print(tree)).toBe("Explain it.");
});

test("text next to a block becomes a trimmed paragraph of its own", () => {
  const tree = (
    <div>
      {" Before\n  it "}
      <p>In it.</p> <em> After it. </em>
    </div>
  );
  expect(print(tree)).toBe("Before it\n\nIn it.\n\n_After it._");
});

test("a block of code in a cell is a code span between spaces", () => {
  const tree = (
    <table>
      <tbody>
        <tr>
          <td>
            Send
            <CodeFrame code="{}" language="json" copy="Copy">
              <code>painted</code>
            </CodeFrame>
            once.
          </td>
        </tr>
      </tbody>
    </table>
  );
  expect(print(tree)).toContain("| Send `{}` once. |");
});

test("escapes Markdown syntax in text", () => {
  expect(print(<p>2 * 3 * 4 and [x]</p>)).toBe("2 \\* 3 \\* 4 and \\[x]");
});

test("keeps the level of any heading, and prints rules and line breaks", () => {
  const tree = (
    <>
      <h1>One</h1>
      <h4>Four</h4>
      <p>
        First
        <br />
        second
      </p>
      <hr />
    </>
  );
  expect(print(tree)).toBe("# One\n\n#### Four\n\nFirst\\\nsecond\n\n---");
});
