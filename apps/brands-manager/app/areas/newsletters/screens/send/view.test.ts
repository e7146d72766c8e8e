import type { Schema } from "@grow/contract";
import { expect, it } from "vitest";
import { SAMPLE_DRAFT } from "../../shared/testing/sample-newsletter.ts";
import { sendView } from "./view.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const view = (changes: Partial<Schema<"Newsletter">>, cnt_users = 4120) =>
  sendView({ ...SAMPLE_DRAFT, ...changes }, { cnt_users, items_lang: [] }, now);

it("sendView names the number of recipients", () => {
  expect(view({})).toMatchObject({ recipients: 4120, obstacles: [], date: null });
});

it.each([
  [{ title: "  " }, ["title"]],
  [{ text: "<p> </p>" }, ["text"]],
  [{ text: '<p><img src="/media/a/640.webp" alt="Jars" /></p>' }, []],
  [{ send_date: "2026-11-20T11:59:00.000Z" }, ["time"]],
  [{ send_date: "2026-11-20T12:01:00.000Z" }, []],
])("sendView of %j finds %j", (changes, obstacles) => {
  expect(view(changes).obstacles).toEqual(obstacles);
});

it("sendView needs someone who gets it", () => {
  expect(view({}, 0).obstacles).toEqual(["recipients"]);
});
