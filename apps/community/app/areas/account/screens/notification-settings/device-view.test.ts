import { formatsFor } from "@grow/i18n";
import { expect, it } from "vitest";
import { pushView } from "./device-view.ts";

const device = {
  ...{ id: 3, browser: "Firefox", system: "Android", add_date: "2026-09-14T08:30:00.000Z" },
  ...{ push_date: null, is_named: true, is_current: false },
};

it("the browsers of a member are this one and the others, with their dates", () => {
  const other = { ...device, id: 4, push_date: "2026-09-20T18:00:00.000Z" };
  const devices = [other, { ...device, is_current: true }];
  expect(pushView({ server_key: "key", devices }, formatsFor("en"))).toEqual({
    serverKey: "key",
    current: {
      ...{ id: 3, browser: "Firefox", system: "Android", is_named: true },
      ...{ added: "14 September 2026", used: null },
    },
    others: [
      {
        ...{ id: 4, browser: "Firefox", system: "Android", is_named: true, added: "14 September 2026" },
        used: "20 September 2026 at 18:00",
      },
    ],
  });
});

it("a member without browsers has none", () => {
  expect(pushView({ server_key: null, devices: [] }, formatsFor("en"))).toEqual({
    ...{ serverKey: null, current: null, others: [] },
  });
});
