import "../../../../locales/questions/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { AnswerForm } from "./answer-form.tsx";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
  useNavigation: () => ({ state: "idle" }),
}));

test("a rejected answer keeps its text and photos and shows the site's own error", () => {
  const shown = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <AnswerForm
        answerKey="key-1"
        refused={{
          sid: null,
          text: "Feed less.",
          photos: [{ id: 12, src: "/media/aa/640.webp" }],
          answerError: "Too long.",
        }}
      />
    </LocaleProvider>,
  );
  expect(shown).toMatch(/<form[^>]* novalidate=""/i);
  expect(shown).toContain("Feed less.");
  expect(shown).toContain("Too long.");
  expect(shown).toContain('<input type="hidden" name="photo" value="12"/>');
  expect(shown).toContain('src="/media/aa/640.webp"');
});
