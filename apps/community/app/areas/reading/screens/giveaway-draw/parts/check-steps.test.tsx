import "../../../locales/giveaways/catalog.ts";
import { checkDraw } from "@grow/domain/draw";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sampleDraw } from "../../../giveaways/sample-giveaway.ts";
import { drawView, publishedDraw } from "../view.ts";
import { CheckSteps } from "./check-steps.tsx";

const draw = drawView(sampleDraw());
const [category] = draw.categories;
if (!category) throw new Error("The sample has a category.");
const right = await checkDraw(publishedDraw(draw, category, category.list ?? ""));

const shown = (found: typeof right | null, isVoted = false) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CheckSteps found={found} isVoted={isVoted} />
    </LocaleProvider>,
  );

describe("CheckSteps", () => {
  it("confirms a right result in seven steps, and one found by votes in five", () => {
    expect(shown(right)).toContain("this result is right");
    expect(shown(right).match(/Right:/g)).toHaveLength(7);
    expect(shown(right, true).match(/Right:/g)).toHaveLength(5);
    expect(shown(right, true)).not.toMatch(/secret/i);
  });

  it("confirms nothing before the check has ended", () => {
    expect(shown(null)).not.toMatch(/Right:|Wrong:/);
  });

  it.each([
    [{ isComplete: false }, "The secret or its fingerprint is missing."],
    [{ isSecret: false }, "The secret doesn&#x27;t give the fingerprint"],
    [{ isList: false }, "The list of entries changed after it was frozen."],
    [{ listFault: "unended" }, "The last line of the list breaks off."],
    [{ listFault: "unsorted" }, "An entry is in the list twice or out of order."],
    [{ listFault: "malformed" }, "A line of the list can&#x27;t be read."],
    [{ isOrder: false }, "Secret and list together give another order."],
    [{ arePlaces: false }, "The places on this page aren&#x27;t those"],
    [{ areWinners: false }, "The prizes don&#x27;t go to the first places in line."],
  ] as const)("names what is wrong: %j", (wrong, words) => {
    const html = shown({ ...right, ...wrong, isRight: false });
    expect(html).toContain("Something doesn&#x27;t match.");
    expect(html.match(/Wrong:/g)).toHaveLength(1);
    expect(html).toContain(words);
  });

  it("says that votes give another order", () => {
    const html = shown({ ...right, isOrder: false, isRight: false }, true);
    expect(html).toContain("The votes in the list give another order.");
  });
});
