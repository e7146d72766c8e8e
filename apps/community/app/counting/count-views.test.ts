import { describe, expect, it } from "vitest";
import { createViewCounter } from "./count-views.ts";

function setUp() {
  let isVisible = true;
  let turned = (_isVisible: boolean) => {};
  const sent: string[] = [];
  const none = () => () => {};
  const show = createViewCounter({
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

describe("a view of a diary", () => {
  it.each(["/diaries/12", "/diaries/12-night-plum", "/diaries/12-night-plum/week/181", "/diaries/12-/"])(
    "is counted at %s",
    (path) => {
      const { show, sent } = setUp();
      show(path);
      expect(sent).toEqual(["/api/diaries/12/impressions"]);
    },
  );

  it.each([
    "/",
    "/explore",
    "/diaries",
    "/diaries/edit/new",
    "/diaries/edit/12",
    "/diaries/12/print",
    "/diaries/12/weeks/3/edit",
    "/diaries/night-plum",
    "/diaries/1234567890123456",
    "",
  ])("is none at %j", (path) => {
    const { show, sent } = setUp();
    show(path);
    expect(sent).toEqual([]);
  });

  it("is counted once, whichever of its weeks follow, and again for another diary", () => {
    const { show, sent } = setUp();
    for (const path of ["/diaries/12", "/diaries/12/week/3", "/explore", "/diaries/12", "/diaries/13"])
      show(path);
    expect(sent).toEqual(["/api/diaries/12/impressions", "/api/diaries/13/impressions"]);
  });

  it("is counted when its tab comes to the front, not before", () => {
    const { show, sent, turn } = setUp();
    turn(false);
    show("/diaries/12");
    expect(sent).toEqual([]);
    turn(true);
    turn(false);
    turn(true);
    expect(sent).toEqual(["/api/diaries/12/impressions"]);
  });

  it("is not counted of a page that was left behind a hidden tab", () => {
    const { show, sent, turn } = setUp();
    turn(false);
    show("/diaries/12");
    show("/explore");
    turn(true);
    expect(sent).toEqual([]);
  });
});
