import { scoreWeek } from "@grow/domain";
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { WeekComment } from "./comment.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function commentOf(text: string): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <WeekComment start={text} error={undefined} />
    </I18nProvider>,
  );
}

describe("the counter of the week's comment", () => {
  it.each([
    ["a space at the end", `${"x".repeat(139)} `, "139/140 characters for a good week"],
    ["an emoji, which is one character", `${"x".repeat(139)}🌱`, "140 characters, enough for a good week"],
    ["tags, which do not count", `<b>${"x".repeat(139)}</b>`, "139/140 characters for a good week"],
    ["no text", "", "0/140 characters for a good week"],
  ])("promises the level that the week gets, with %s", (_, text, counter) => {
    expect(commentOf(text)).toContain(counter);
    const level = scoreWeek({ phase: "vegetative", text }).find(
      ({ criterion }) => criterion === "comment",
    )?.level;
    expect(level === "good").toBe(counter.includes("enough"));
  });
});
