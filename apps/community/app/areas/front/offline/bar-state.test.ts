import { formatsFor, i18nFor } from "@grow/i18n";
import { describe, expect, it } from "vitest";
import { barState } from "./bar-state.ts";
import { countWords } from "./count-words.ts";

const nothing = { weeks: [], uploads: [], isOffline: false, cachedAt: null };
const week = (state: "waiting" | "conflict" | "refused", status?: number) => ({
  id: "w",
  state,
  failure: status === undefined ? null : { status, details: [] },
});
const file = (owner: string, status?: number) => ({
  owner,
  state: "waiting" as const,
  failure: status === undefined ? null : { status, details: [] },
});

describe("barState", () => {
  it("returns null online, also while an open form uploads photos", () => {
    expect(barState(nothing)).toBeNull();
    expect(barState({ ...nothing, uploads: [file("12-new")] })).toBeNull();
  });

  it("counts weeks and files of the outbox and of open forms offline", () => {
    expect(barState({ ...nothing, isOffline: true })).toEqual({ isCut: true, files: 0, weeks: 0, stuck: 0 });
    expect(
      barState({
        ...nothing,
        isOffline: true,
        weeks: [week("waiting")],
        uploads: [file("w"), file("w"), file("12-new")],
      }),
    ).toEqual({ isCut: true, files: 3, weeks: 1, stuck: 0 });
  });

  it("treats an unreachable server and a cached page as offline", () => {
    expect(barState({ ...nothing, weeks: [week("waiting", 0)] })).toMatchObject({ isCut: true });
    expect(barState({ ...nothing, weeks: [week("waiting", 503)] })).toMatchObject({ isCut: false });
    expect(barState({ ...nothing, cachedAt: 1 })).toMatchObject({ isCut: true });
  });

  it("is no longer offline once the server has responded", () => {
    expect(barState({ ...nothing, cachedAt: 1, isBack: true })).toBeNull();
    expect(barState({ ...nothing, weeks: [week("waiting", 0)], isBack: true })).toMatchObject({
      isCut: false,
      weeks: 1,
    });
  });

  it("counts weeks that need a decision", () => {
    const weeks = [week("conflict"), week("refused"), week("waiting")];
    expect(barState({ ...nothing, weeks })).toEqual({ isCut: false, files: 0, weeks: 1, stuck: 2 });
  });
});

it("countWords names photos and weeks in the plural of the language", async () => {
  await import("../locales/offline/catalog.ts");
  const say = (locale: "en" | "ru", files: number, weeks: number) =>
    countWords(i18nFor(locale), formatsFor(locale), { files, weeks });
  expect(say("en", 3, 1)).toBe("3 photos and 1 week");
  expect(say("en", 0, 2)).toBe("2 weeks");
  expect(say("en", 0, 0)).toBe("");
  expect(say("ru", 2, 5)).toBe("2 фото и 5 недель");
});
