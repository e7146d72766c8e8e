import { describe, expect, test } from "vitest";
import { clickLike, likeDone, likeFailed, likeTarget } from "./like-toggle.ts";

const liked = likeTarget({ is_like: true, cnt_likes: 4 });
const plain = likeTarget({ is_like: false, cnt_likes: 4 });

describe("a heart", () => {
  test("that is liked is unliked at once", () => {
    const { target, action } = clickLike(liked);
    expect(action).toBe("DELETE");
    expect(target).toMatchObject({ is_like: false, cnt_likes: 3 });
  });

  test("that is not liked is liked at once", () => {
    const { target, action } = clickLike(plain);
    expect(action).toBe("POST");
    expect(target).toMatchObject({ is_like: true, cnt_likes: 5 });
  });

  test("takes no second click while its call is under way", () => {
    const { target } = clickLike(plain);
    expect(clickLike(target)).toEqual({ target, action: "none" });
  });

  test("goes back when the call fails, and may be clicked again", () => {
    const failed = likeFailed(clickLike(plain).target);
    expect(failed).toEqual(plain);
    expect(clickLike(failed).action).toBe("POST");
  });

  test("shows what the server answered, else what it showed", () => {
    const { target } = clickLike(plain);
    expect(likeDone(target, { is_like: true, cnt_likes: 9 })).toEqual({
      is_like: true,
      cnt_likes: 9,
      before: null,
    });
    expect(likeDone(target)).toEqual({ is_like: true, cnt_likes: 5, before: null });
  });

  test("sends a guest to sign in and stays", () => {
    expect(clickLike(plain, true)).toEqual({ target: plain, action: "sign-in" });
  });

  test("never counts below 0", () => {
    expect(clickLike(likeTarget({ is_like: true, cnt_likes: 0 })).target.cnt_likes).toBe(0);
  });

  test("that did not change stays when something fails", () => {
    expect(likeFailed(plain)).toEqual(plain);
  });
});
