import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

const { getDerivedStateFromError, getDerivedStateFromProps } = ErrorBoundary;
const boundary = new ErrorBoundary({
  resetKey: "/docs",
  fallback: (error) => <p>{error.message}</p>,
  children: <p>The page.</p>,
});

test("what was thrown is an error, whatever it was", () => {
  const thrown = new Error("broken");
  expect(getDerivedStateFromError(thrown).error).toBe(thrown);
  expect(getDerivedStateFromError("no error").error).toEqual(new Error("no error"));
});

test("the error stays as long as the key, and goes with a new one", () => {
  const state = { error: new Error("broken"), resetKey: "/docs" };
  const props = { ...boundary.props, resetKey: "/docs" };
  expect(getDerivedStateFromProps(props, state)).toBeNull();
  expect(getDerivedStateFromProps({ ...props, resetKey: "/docs/geo" }, state)).toEqual({
    error: null,
    resetKey: "/docs/geo",
  });
});

test("the fallback stands in place of the children only while there is an error", () => {
  expect(renderToStaticMarkup(boundary.render())).toBe("<p>The page.</p>");
  boundary.state = { ...boundary.state, error: new Error("broken") };
  expect(renderToStaticMarkup(boundary.render())).toBe("<p>broken</p>");
});
