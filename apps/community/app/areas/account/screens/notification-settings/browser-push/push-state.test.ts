import { expect, it } from "vitest";
import { type PushBrowser, pushState } from "./push-state.ts";

const browser: PushBrowser = {
  ...{ hasPush: true, permission: "granted", isUninstalledIos: false, subscribedKey: "key" },
};

it.each([
  ["on in a subscribed browser that the server lists", {}, true, "on"],
  ["off in one that was removed elsewhere", {}, false, "off"],
  ["off in one without a subscription", { subscribedKey: null }, true, "off"],
  ["off in one that is subscribed with an old key of the server", { subscribedKey: "old" }, true, "off"],
  ["off before anybody was asked", { permission: "default", subscribedKey: null }, false, "off"],
  ["denied where the user blocks notifications", { permission: "denied" }, true, "denied"],
  ["unsupported in a browser without it", { hasPush: false }, false, "unsupported"],
  ["to be installed on an iPhone", { hasPush: false, isUninstalledIos: true }, false, "install"],
] as const)("push is %s", (_, given, isListed, state) => {
  expect(pushState({ ...browser, ...given }, "key", isListed)).toBe(state);
});

it("is unknown after an error of the browser, even if the server lists it", () => {
  expect(pushState("unknown", "key", true)).toBe("unknown");
});
