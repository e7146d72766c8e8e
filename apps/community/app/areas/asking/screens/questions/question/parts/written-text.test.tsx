import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { WrittenText } from "./written-text.tsx";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Link: "a",
  useLocation: () => ({ pathname: "/grow-questions/40-tips", search: "?answers=new" }),
}));
vi.mock("../../../../../../shared/root-data.ts", () => ({ useRootData: () => ({ isTranslating: true }) }));

type Written = Parameters<typeof WrittenText>[0];
const shown = (written: Partial<Written>, locale: "en" | "en-tr" | "de" = "en") =>
  renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <WrittenText type="problem" id={40} lang="de" text="Warum?" {...written} />
    </LocaleProvider>,
  );

describe("WrittenText", () => {
  test("offers a translation that leads back to the question or the answer", () => {
    expect(shown({})).toContain(encodeURIComponent("/grow-questions/40-tips?answers=new#main"));
    expect(shown({ type: "solution", id: 7 })).toContain(encodeURIComponent("?answers=new#solution-7"));
  });

  test("offers none in the reader's language and in the language of keys", () => {
    expect(shown({}, "de")).not.toContain("href");
    expect(shown({}, "en-tr")).not.toContain("href");
  });

  test("offers one for a question that has only a title, not for an empty answer", () => {
    expect(shown({ text: "" })).toContain("Translate");
    expect(shown({ text: "" }, "de")).toBe("");
    expect(shown({ type: "solution", id: 7, text: "" })).toBe("");
  });
});
