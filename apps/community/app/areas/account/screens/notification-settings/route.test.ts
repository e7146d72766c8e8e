import type { Session } from "@grow/app-kit/request/load-context.server.ts";
import { type FakeAnswers, fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { NOTIFICATION_EVENTS } from "@grow/domain/notifications";
import { describe, expect, it } from "vitest";
import { action, loader } from "./route.tsx";

const session = { user: { id: 7, name: "tess", personal: null } } as unknown as Session;
const path = "/grower/tess/settings/notifications";
const PATCH = "PATCH /users/{id}/settings/notifications";
const DELETE = "DELETE /users/{id}/settings/push-devices/{device}";

const section = {
  notifications: NOTIFICATION_EVENTS,
  subscribe: { is_newsletter: false, is_brand_newsletter: false, digest: "daily" },
  hours: { time_zone: "UTC", is_quiet: false, quiet_from: 22, quiet_to: 8, digest_hour: 8 },
};
const hours = {
  ...{ form: "hours", time_zone: "Vienna", is_quiet: "on", quiet_from: "22", quiet_to: "8" },
  ...{ digest_hour: "7", digest: "daily" },
};

async function send(fields: Record<string, string>, api: FakeAnswers = { [PATCH]: section }) {
  const { context, calls } = fakeContext({ path, session, api });
  const result = await action({ request: formRequest(path, fields), context, params: {} });
  return { result, calls };
}

describe("notification settings", () => {
  it("show ways, hours and browsers", async () => {
    const { context } = fakeContext({
      ...{ path, session },
      api: {
        "GET /users/{id}/settings/notifications": section,
        "GET /users/{id}/settings/push-devices": { server_key: "key", devices: [] },
      },
    });
    expect(
      await loader({ context, params: {}, request: new Request(`http://localhost${path}`) }),
    ).toMatchObject({
      userId: 7,
      hours: { time_zone: "UTC", digest: "daily" },
      push: { serverKey: "key", current: null, others: [] },
    });
  });

  it("save the ways, in the language of the page", async () => {
    const { calls, result } = await send({ form: "news", has_push: "yes", "like.push": "on" });
    expect(calls[0]?.init?.body).toMatchObject({
      locale: "en",
      events: { like: { site: false, mail: false, push: true }, reply: { push: false } },
    });
    expect(result).toMatchObject({ data: { form: "news", isSaved: true } });
  });

  it("save the hours", async () => {
    const { calls } = await send(hours);
    expect(calls[0]?.init?.body).toEqual({
      hours: { time_zone: "Europe/Vienna", is_quiet: true, quiet_from: 22, quiet_to: 8, digest_hour: 7 },
      ...{ digest: "daily", locale: "en" },
    });
  });

  it("save the time zone of the device alone", async () => {
    const { calls } = await send({ form: "zone", time_zone: "Asia/Bangkok" });
    expect(calls[0]?.init?.body).toEqual({ hours: { time_zone: "Asia/Bangkok" } });
  });

  it("say at the field that there is no such time zone, and keep what was typed", async () => {
    const { result } = await send(
      { ...hours, time_zone: "Atlantis" },
      {
        [PATCH]: () => {
          throw refusal(422, [{ code: "not_allowed", field: "hours.time_zone" }]);
        },
      },
    );
    expect(result).toMatchObject({
      init: { status: 422 },
      data: {
        errors: { fields: { "hours.time_zone": expect.stringContaining("no such time zone") } },
        typed: { time_zone: "Atlantis" },
      },
    });
  });

  it("reject quiet hours without a length, unless they are off", async () => {
    const same = { ...hours, quiet_from: "8" };
    const { result, calls } = await send(same);
    expect(calls).toEqual([]);
    expect(result).toMatchObject({
      init: { status: 422 },
      data: { errors: { fields: { "hours.quiet_to": expect.stringContaining("two different times") } } },
    });
    const { is_quiet: _, ...off } = same;
    expect((await send(off)).result).toMatchObject({ data: { isSaved: true } });
  });

  it("remove a browser, and say so if that fails", async () => {
    const { calls } = await send({ form: "remove", device: "3" }, { [DELETE]: { devices: [] } });
    expect(calls[0]?.init?.params?.path).toEqual({ id: 7, device: 3 });
    const { result } = await send(
      { form: "remove", device: "3" },
      {
        [DELETE]: () => {
          throw refusal(404, [{ code: "not_found" }]);
        },
      },
    );
    expect(result).toMatchObject({ init: { status: 404 }, data: { errors: { form: expect.any(String) } } });
  });
});
