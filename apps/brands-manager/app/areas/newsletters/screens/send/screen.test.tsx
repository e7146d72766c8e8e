import "../../locales/send/catalog.ts";
import "../../locales/shared/catalog.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it, vi } from "vitest";
import { pageHtml } from "../../shared/testing/page-html.tsx";
import { SAMPLE_DRAFT } from "../../shared/testing/sample-newsletter.ts";
import { SendScreen } from "./screen.tsx";
import { sendView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
  useNavigation: () => ({ state: "idle" }),
}));

const now = Date.parse("2026-11-20T12:00:00Z");
const site = { brandName: "Loam & Lumen", communityUrl: "https://grow.example", width: "wide" } as const;

describe("the page before a newsletter is sent", () => {
  const send = (changes: Partial<Schema<"Newsletter">>, cnt_users = 4120) =>
    pageHtml(
      <SendScreen
        {...sendView({ ...SAMPLE_DRAFT, ...changes }, { cnt_users, items_lang: [] }, now)}
        {...{ ...site, problem: null }}
      />,
    );

  it("names the number on the button, and shows the text with links to the site", () => {
    const page = send({ text: '<p><a href="/diaries/12">Diary</a></p>' });
    expect(page).toContain("Send to 4,120 growers");
    expect(page).toContain('href="https://grow.example/diaries/12"');
    expect(send({ send_date: "2026-12-01T18:00:00.000Z" }, 1)).toContain("Schedule for 1 grower");
  });

  it("can't be sent unfinished", () => {
    const page = send({ title: "" });
    expect(page).toContain("Write a subject.");
    expect(page).not.toContain('type="submit"');
  });
});
