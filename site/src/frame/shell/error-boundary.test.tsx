import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

const { getDerivedStateFromError, getDerivedStateFromProps } = ErrorBoundary;
const boundary = new ErrorBoundary({
  resetKey: "/docs",
  fallback: (error) => <p>{error.message}</p>,
  children: <p>The page.</p>,
});

test("keeps a thrown error and wraps any other thrown value in one", () => {
  const thrown = new Error("broken");
  expect(getDerivedStateFromError(thrown).error).toBe(thrown);
  expect(getDerivedStateFromError("no error").error).toEqual(new Error("no error"));
});

test("keeps the error for the same reset key and clears it for a new one", () => {
  const state = { error: new Error("broken"), resetKey: "/docs" };
  const props = { ...boundary.props, resetKey: "/docs" };
  expect(getDerivedStateFromProps(props, state)).toBeNull();
  expect(getDerivedStateFromProps({ ...props, resetKey: "/docs/geo" }, state)).toEqual({
    error: null,
    resetKey: "/docs/geo",
  });
});

test("shows the fallback instead of the children only while there is an error", () => {
  expect(renderToStaticMarkup(boundary.render())).toBe("<p>The page.</p>");
  boundary.state = { ...boundary.state, error: new Error("broken") };
  expect(renderToStaticMarkup(boundary.render())).toBe("<p>broken</p>");
});
