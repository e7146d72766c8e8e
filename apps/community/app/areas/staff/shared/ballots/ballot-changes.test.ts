import "../../locales/ballots/catalog.ts";
import { i18nFor } from "@grow/i18n";
import { expect, it } from "vitest";
import { ballotChangeWords } from "./ballot-changes.ts";

it.each([
  ["state", "open", "State: Open"],
  ["lang", "de", "Original language: Deutsch"],
  ["results", "at_end", "Who sees the results: Everyone, once it has ended"],
  ["date_end", "2026-12-18T21:59:59.999Z", "End: 2026-12-18 23:59"],
  ["date_end", "", "End: "],
  ["text.de.title", "Was nun?", "Deutsch: Title: Was nun?"],
  ["option.2.en.text", "Drying", "Option 2, English: Option: Drying"],
  ["option.2.th.note", "Slowly", "Option 2, ไทย: Note: Slowly"],
  ["nomination.1.content_type", "user", "Nomination 1, What is nominated: Growers"],
  ["nomination.1.en.name", "Diary", "Nomination 1, English: Name: Diary"],
  ["something", "else", "something: else"],
])("%s of the log is in words", (path, logged, words) => {
  const { label, value } = ballotChangeWords(i18nFor("en"), path);
  expect(`${label}: ${value(logged)}`).toBe(words);
});
