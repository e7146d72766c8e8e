import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { loader as diaries } from "./diaries.ts";
import { loader as editSmoke } from "./edit-smoke.ts";
import { loader as editWeek } from "./edit-week.ts";
import { loader as growJournals } from "./grow-journals.ts";

function follow(
  loader: (args: LoaderFunctionArgs) => Response,
  path: string,
  params: Record<string, string> = {},
): [number, string | null] {
  const { context } = fakeContext({ path });
  const { status, headers } = loader({ request: new Request(context.url), context, params });
  return [status, headers.get("location")];
}

describe("former URLs of diaries", () => {
  it("redirect to the list without a diary", () => {
    expect(follow(diaries, "/diaries")).toEqual([301, "/explore"]);
  });

  it("redirect to the diary, with the requested language", () => {
    expect(follow(growJournals, "/grow-journals/12-night-plum?lang=de", { id: "12-night-plum" })).toEqual([
      301,
      "/diaries/12-night-plum?lang=de",
    ]);
  });

  it("never redirect to another site", () => {
    expect(follow(growJournals, "/grow-journals/x", { id: "//evil.example" })[1]).toBe(
      "/diaries/%2F%2Fevil.example",
    );
  });

  it("redirect to the editor of the week", () => {
    const params = { id: "12-night-plum", week: "181" };
    expect(follow(editWeek, "/diaries/12-night-plum/edit/week/181", params)).toEqual([
      301,
      "/diaries/12/weeks/181/edit",
    ]);
  });

  it("redirect to the smoke report of the week", () => {
    const params = { id: "12-night-plum", week: "181" };
    expect(follow(editSmoke, "/diaries/12-night-plum/edit/smoke/181", params)).toEqual([
      301,
      "/diaries/12/weeks/181/smoke",
    ]);
  });

  it("are a 404 for an invalid diary or week", () => {
    for (const params of [
      { id: "x", week: "181" },
      { id: "12", week: "new" },
    ]) {
      for (const loader of [editWeek, editSmoke]) {
        expect(() => follow(loader, "/diaries/x/edit/week/181", params)).toThrowError(
          expect.objectContaining({ init: { status: 404 } }),
        );
      }
    }
  });
});
