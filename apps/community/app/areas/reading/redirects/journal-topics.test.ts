import { expect, it } from "vitest";
import { loader } from "./journal-topics.ts";

it("/journal/tags and /journal/category lead to the tags of the journal", () => {
  expect(() => loader()).toThrow(
    expect.objectContaining({ status: 302, headers: new Headers({ location: "/journal#topics" }) }) as Error,
  );
});
