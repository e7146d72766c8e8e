import { describe, expect, it } from "vitest";
import { type CountedViews, createViewCounter } from "./count-views.ts";

const DIARIES: CountedViews = {
  page: /^\/diaries\/(\d+)(?:\/week\/[^/]+)?$/,
  target: (id) => `/api/diaries/${id}/impressions`,
};

function setUp() {
  let isVisible = true;
  let turned = (_isVisible: boolean) => {};
  const sent: string[] = [];
  const none = () => () => {};
  const show = createViewCounter({
    counted: [DIARIES],
    page: {
      isVisible: () => isVisible,
      onVisibility(run) {
        turned = run;
        return () => {};
      },
      onLeave: none,
      onReturn: none,
    },
    send: (address) => sent.push(address),
  });
  const turn = (to: boolean) => {
    isVisible = to;
    turned(to);
  };
  return { show, sent, turn };
}

describe("createViewCounter", () => {
  it("counts an entity once, whichever of its pages follow, and another one again", () => {
    const { show, sent } = setUp();
    for (const path of ["/diaries/12", "/diaries/12/week/3", "/explore", "/diaries/12", "/diaries/13"])
      show(path);
    expect(sent).toEqual(["/api/diaries/12/impressions", "/api/diaries/13/impressions"]);
  });

  it("counts when the tab becomes visible, not before", () => {
    const { show, sent, turn } = setUp();
    turn(false);
    show("/diaries/12");
    expect(sent).toEqual([]);
    turn(true);
    turn(false);
    turn(true);
    expect(sent).toEqual(["/api/diaries/12/impressions"]);
  });

  it("does not count a page that was left while the tab was hidden", () => {
    const { show, sent, turn } = setUp();
    turn(false);
    show("/diaries/12");
    show("/explore");
    turn(true);
    expect(sent).toEqual([]);
  });
});
