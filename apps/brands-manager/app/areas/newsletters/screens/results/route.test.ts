import { rejecting } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { portalVisit } from "../../shared/testing/portal-visit.ts";
import { SAMPLE_DRAFT, SAMPLE_NEWSLETTER, SAMPLE_SCHEDULED } from "../../shared/testing/sample-newsletter.ts";
import { action, handle, loader } from "./route.tsx";

const PATH = "/brands-manager/newsletters";
const ONE = `${PATH}/{id}`;
const chart = { [`GET ${PATH}/chart`]: { from: "2026-11-16", to: "2026-11-18", step: "hour", items: [] } };
const location = (response: unknown) => (response as Response).headers.get("Location");

describe("the page of a newsletter", () => {
  it("is for managers", () => {
    expect(handle).toMatchObject({ middleware: ["auth", "manager"] });
  });

  it("asks for its hours, or for its days", async () => {
    const visit = (query: string) =>
      portalVisit(`${PATH}/6${query}`, { [`GET ${ONE}`]: SAMPLE_NEWSLETTER, ...chart });
    const [hours, days] = [visit(""), visit("?step=day")];
    await Promise.all([loader(hours.args), loader(days.args)]);
    const asked = { brand_id: 3, newsletter_id: 6, from: "2026-11-16" };
    expect(hours.calls.at(-1)?.init?.params?.query).toEqual({ ...asked, to: "2026-11-18", step: "hour" });
    expect(days.calls.at(-1)?.init?.params?.query).toEqual({ ...asked, to: "2026-11-20", step: "day" });
  });

  it("has no chart before it is sent", async () => {
    const { args } = portalVisit(`${PATH}/8?done=scheduled`, { [`GET ${ONE}`]: SAMPLE_SCHEDULED });
    expect(await loader(args)).toMatchObject({ chart: null, done: "scheduled", state: "scheduled" });
  });

  it("leads to the editor of a draft, unless for those who only read", async () => {
    const draft = { [`GET ${ONE}`]: SAMPLE_DRAFT };
    const writer = await loader(portalVisit(`${PATH}/7`, draft).args).catch((thrown) => thrown);
    expect(location(writer)).toBe(`${PATH}/edit/7`);
    expect(await loader(portalVisit(`${PATH}/7`, draft, []).args)).toMatchObject({ state: "draft" });
  });

  it("cancels and deletes it, and knows no other intent", async () => {
    const visit = portalVisit(`${PATH}/8`, {
      [`POST ${ONE}/cancel`]: { ...SAMPLE_SCHEDULED, state: "draft" },
      [`DELETE ${ONE}`]: { id: 8 },
    });
    expect(location(await action(visit.sending({ intent: "cancel" })))).toBe(`${PATH}/edit/8?done=cancelled`);
    expect(location(await action(visit.sending({ intent: "delete" })))).toBe(`${PATH}?done=deleted`);
    await expect(action(visit.sending({ intent: "burn" }))).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("says that one whose sending has started can't be stopped", async () => {
    const visit = portalVisit(`${PATH}/8`, {
      [`POST ${ONE}/cancel`]: rejecting(422, [{ code: "not_allowed", field: "state" }]),
    });
    expect(await action(visit.sending({ intent: "cancel" }))).toMatchObject({
      data: { problem: "Sending has already started, so you can't stop it." },
    });
  });
});
