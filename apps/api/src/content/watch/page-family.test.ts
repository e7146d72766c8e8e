import { expect, it } from "vitest";
import { pageFamily } from "./page-family.ts";

it.each([
  ["/", "/"],
  ["/chat", "/chat"],
  ["/chat/12-growers", "/chat/…"],
  ["/chat/12-growers/members", "/chat/…/members"],
  ["/imprint", "/imprint"],
  ["/journal/careers", "/journal/careers"],
  ["/grow-questions/key", "/grow-questions/key"],
  ["/diaries/12-night-plum/week/181", "/diaries/…/week"],
  ["/admin/watch/errors/7", "/admin/watch/errors"],
  ["/brands-manager/newsletters/send/7", "/brands-manager/newsletters/send"],
  ["/no-such-place/ada@example.org", "other"],
])("names the family of %s", (path, family) => {
  expect(pageFamily(path)).toBe(family);
});
