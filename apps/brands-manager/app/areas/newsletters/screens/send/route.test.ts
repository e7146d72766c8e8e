import { rejecting } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { portalVisit } from "../../shared/testing/portal-visit.ts";
import { SAMPLE_DRAFT, SAMPLE_NEWSLETTER, SAMPLE_SCHEDULED } from "../../shared/testing/sample-newsletter.ts";
import { action, handle, loader } from "./route.tsx";

const SEND = "/brands-manager/newsletters/send/7";
const ONE = "/brands-manager/newsletters/{id}";
const reach = { "GET /brands-manager/newsletters/audience": { cnt_users: 4120, items_lang: [] } };
const send = (api: object) => {
  const visit = portalVisit(SEND, api);
  return { answer: action(visit.sending({ version: "2" })), calls: visit.calls };
};
const location = (response: unknown) => (response as Response).headers.get("Location");

describe("the page before a newsletter is sent", () => {
  it("is for managers", () => {
    expect(handle).toMatchObject({ middleware: ["auth", "manager"] });
  });

  it("counts the recipients of its audience and languages", async () => {
    const draft = { ...SAMPLE_DRAFT, audience: "growers", langs: ["de"] };
    const visit = portalVisit(SEND, { [`GET ${ONE}`]: draft, ...reach });
    expect(await loader(visit.args)).toMatchObject({ recipients: 4120, obstacles: [], version: 2 });
    expect(visit.calls.at(-1)?.init?.params?.query).toEqual({
      brand_id: 3,
      audience: "growers",
      langs: ["de"],
    });
  });

  it("leads to the newsletter's page if it is no draft, or for those who only read", async () => {
    const sent = portalVisit(SEND, { [`GET ${ONE}`]: SAMPLE_NEWSLETTER });
    const reader = portalVisit(SEND, { [`GET ${ONE}`]: SAMPLE_DRAFT }, []);
    for (const { args } of [sent, reader])
      expect(location(await loader(args).catch((thrown) => thrown))).toBe("/brands-manager/newsletters/7");
  });

  it("sends the version that was shown, without changing it", async () => {
    const { answer, calls } = send({ [`POST ${ONE}`]: SAMPLE_SCHEDULED });
    expect(location(await answer)).toBe("/brands-manager/newsletters/7?done=scheduled");
    expect(calls.at(-1)?.init?.body).toEqual({ brand_id: 3, version: 2 });
  });

  it("says that it starts when its time is now", async () => {
    const { answer } = send({
      [`POST ${ONE}`]: { ...SAMPLE_SCHEDULED, send_date: "2026-11-20T12:00:00.000Z" },
    });
    expect(location(await answer)).toBe("/brands-manager/newsletters/7?done=sending");
  });

  it.each([
    [403, { code: "premium_only" }, "Your plan has no newsletters"],
    [422, { code: "too_many", field: "send_date", params: { max: 2 } }, "Your plan allows 2 a month"],
    [422, { code: "out_of_range", field: "send_date" }, "Choose a time in the future"],
    [409, { code: "stale" }, "A colleague has just changed it"],
    [422, { code: "not_allowed", field: "state" }, "already scheduled"],
  ] as const)("explains %i %j", async (status, detail, text) => {
    expect(await send({ [`POST ${ONE}`]: rejecting(status, [detail]) }).answer).toMatchObject({
      init: { status },
      data: { problem: expect.stringContaining(text) },
    });
  });
});
