import { Fragment, type ReactNode } from "react";
import { expect, test } from "vitest";
import { Figure } from "../../markdown/figure.tsx";
import { markdownOf } from "./markdown-of.ts";

const print = (tree: ReactNode) => markdownOf(tree, (href) => href).trim();

test("prints a drawing as its alternative text, above its caption", () => {
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
])("omits %s, which only works on the page", (_, element) => {
  expect(print(<div>{element}</div>)).toBe("");
});

test.each(["abbr", "kbd", "label", "mark", "small", "span", "sub", "sup", "time"] as const)(
  "<%s> stays inline",
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

test("prints a number and ignores null and false", () => {
  expect(
    print(
      <p>
        {3} calls{null}
        {false}
      </p>,
    ),
  ).toBe("3 calls");
});

test("adds no space between adjacent fragments", () => {
  const tree = <p>{[<Fragment key="a">itinerary</Fragment>, <Fragment key="b">Id</Fragment>]}</p>;
  expect(print(tree)).toBe("itineraryId");
});

test('recognizes a title by "-title" in its class', () => {
  expect(print(<p className="admonition-title small">Tip</p>)).toBe("**Tip**");
  expect(print(<p className="title">Tip</p>)).toBe("Tip");
});

test("separates blocks in one cell by spaces and omits a rule", () => {
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

test("escapes the same characters again in a later text", () => {
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
