import { Fragment, type ReactNode } from "react";
import { expect, test } from "vitest";
import { Figure } from "../../markdown/figure.tsx";
import { markdownOf } from "./markdown-of.ts";

const print = (tree: ReactNode) => markdownOf(tree, (href) => href).trim();

test("a drawing is what it shows in words, above its caption", () => {
  expect(print(<Figure html="<svg></svg>" alt="Create, then poll." caption="A search" />)).toBe(
    "> Create, then poll.\n\n_A search_",
  );
});

test.each([
  ["a field", <input key="a" type="search" defaultValue="typed" />],
  ["a choice", <select key="a">One</select>],
  ["a group of choices", <fieldset key="a">Language</fieldset>],
  ["painted code", <pre key="a">painted</pre>],
  ["a script", <script key="a">{"start()"}</script>],
])("%s is left out, for it only works on the page", (_, element) => {
  expect(print(<div>{element}</div>)).toBe("");
});

test.each(["abbr", "kbd", "label", "mark", "small", "span", "sub", "sup", "time"] as const)(
  "<%s> stays in its line",
  (Tag) => {
    expect(
      print(
        <div>
          Press <Tag>K</Tag> now.
        </div>,
      ),
    ).toBe("Press K now.");
  },
);

test("a number is a text, and what is no text is none", () => {
  expect(
    print(
      <p>
        {3} calls{null}
        {false}
      </p>,
    ),
  ).toBe("3 calls");
});

test("a group of elements gets no space of its own", () => {
  const tree = <p>{[<Fragment key="a">itinerary</Fragment>, <Fragment key="b">Id</Fragment>]}</p>;
  expect(print(tree)).toBe("itineraryId");
});

test("a title is one by a part of its class", () => {
  expect(print(<p className="admonition-title small">Tip</p>)).toBe("**Tip**");
  expect(print(<p className="title">Tip</p>)).toBe("Tip");
});

test("blocks in one cell stay apart, and a rule in it leaves nothing", () => {
  const tree = (
    <table>
      <tbody>
        <tr>
          <td>
            <em>One</em>
            <ul>
              <li>two</li>
              <li>three</li>
            </ul>
            <hr />
            four
          </td>
        </tr>
      </tbody>
    </table>
  );
  expect(print(tree)).toContain("| _One_ two three four |");
});

test("what was escaped once is escaped again in the next text", () => {
  expect(
    print(
      <>
        <p>2 * 3 * 4</p>
        <p>plain</p>
        <p>[x] and 2 * 3 * 4</p>
      </>,
    ),
  ).toBe("2 \\* 3 \\* 4\n\nplain\n\n\\[x] and 2 \\* 3 \\* 4");
});
