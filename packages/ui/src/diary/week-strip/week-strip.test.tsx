import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { diaryWeeks, phaseWords } from "../../story-data/diary.ts";
import { cellForKey } from "./strip-keys.tsx";
import { WeekStrip } from "./week-strip.tsx";

const render = (weeks: ReturnType<typeof diaryWeeks>) =>
  renderToStaticMarkup(
    <WeekStrip weeks={weeks} label="Weeks of this diary" phaseWords={phaseWords.en} ofTotal="of 15" />,
  );
/** Links that are in the tab order before scripts run. */
const reachableLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('tabindex="-1"'));

describe("the server-rendered week strip", () => {
  it("is a row of links, one per week, and marks the current one", () => {
    const html = render(diaryWeeks());
    const strip = html.slice(html.indexOf("<nav"));
    expect(reachableLinks(strip)).toHaveLength(15);
    expect(strip.match(/aria-current="page"/g)).toHaveLength(1);
    expect(strip).toMatch(/href="#week-11"[^>]*aria-current="page"/);
  });

  it("links the previous and next week on phones", () => {
    const overview = render(diaryWeeks()).split("<nav")[0] ?? "";
    expect(overview).toContain('aria-label="Week 10"');
    expect(overview).toContain('aria-label="Week 12"');
  });

  it("has no overview while all weeks are visible anyway", () => {
    expect(render(diaryWeeks("en", 3, 4)).startsWith("<div><nav")).toBe(true);
  });

  it("counts the weeks of a phase without the planned one", () => {
    const weeks = diaryWeeks().filter(({ phase }) => phase === "flowering");
    const [first] = weeks;
    if (!first) throw new Error("The sample diary has flowering weeks.");
    const html = render([...weeks, { ...first, id: 99, state: "next" }]);
    expect(html).toContain(`</b><span>${weeks.length}</span>`);
  });

  it("counts a week with several entries once", () => {
    const weeks = diaryWeeks().filter(({ phase }) => phase === "flowering");
    const [first] = weeks;
    if (!first) throw new Error("The sample diary has flowering weeks.");
    const html = render([...weeks, { ...first, id: 99, furtherEntry: true }]);
    expect(html).toContain(`</b><span>${weeks.length}</span>`);
  });

  it("shows no photo of a week that a moderator has hidden", () => {
    const [first] = diaryWeeks("en", 1, 1);
    if (!first) throw new Error("The sample diary has a first week.");
    const html = render([{ ...first, state: "hidden", stateLabel: "hidden by a moderator" }]);
    expect(html).not.toContain("week-1.webp");
    expect(html).toContain("hidden by a moderator");
  });
});

describe("cellForKey", () => {
  it("moves by one and stops at both ends", () => {
    expect(cellForKey("ArrowRight", 3, 15)).toBe(4);
    expect(cellForKey("ArrowRight", 14, 15)).toBe(14);
    expect(cellForKey("ArrowLeft", 0, 15)).toBe(0);
  });

  it("jumps to the first and the last week", () => {
    expect(cellForKey("Home", 9, 15)).toBe(0);
    expect(cellForKey("End", 9, 15)).toBe(14);
  });

  it("ignores all other keys", () => {
    expect(cellForKey("Enter", 3, 15)).toBeUndefined();
    expect(cellForKey("Tab", 3, 15)).toBeUndefined();
  });
});
