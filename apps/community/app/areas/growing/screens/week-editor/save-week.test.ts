import { ApiError } from "@grow/api-client";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { METRIC, measuresToText } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { aStoredFloweringWeek } from "../../../../shared/testing/stored-weeks.ts";
import { weekForm } from "../../shared/week-form/week-form.ts";
import { type RefusedWeek, saveWeek } from "./save-week.ts";

const stored = aStoredFloweringWeek({ props: { ph: 6.14, air_temp: 25 } });
const diary = { id: 12, link: "/diaries/12-night-plum", items_week: [stored] };

/** The fields that a browser sends of the stored week, as it is or changed. */
function fieldsOf(change: Record<string, string> = {}): Record<string, string> {
  const form = weekForm(stored, METRIC);
  const readings = Object.entries(form.readings).map(([key, value]) => [`props.${key}`, value]);
  const doses = form.doses.flatMap(({ name, product_id, val }, index) => [
    [`doses.${index}.name`, name],
    [`doses.${index}.product_id`, product_id],
    [`doses.${index}.val`, val],
  ]);
  const photos = form.photos.flatMap(({ id, alt, url }, index) => [
    [`photos.${index}.id`, String(id)],
    [`photos.${index}.alt`, alt],
    [`photos.${index}.url`, url],
  ]);
  const head = { faza: form.faza, days: form.days, text: form.text, version: "3", request_key: "key-1" };
  return {
    ...head,
    measures: measuresToText(METRIC),
    ...Object.fromEntries([...readings, ...doses, ...photos]),
    ...change,
  };
}

async function send(api: Record<string, unknown>, change: Record<string, string> = {}, week = "181") {
  const { context, calls } = fakeContext({ api: { "GET /diaries/{id}": diary, ...api } });
  const path = `/diaries/12/weeks/${week}/edit`;
  const answer = await saveWeek({
    context,
    params: { id: "12", week },
    request: formRequest(path, fieldsOf(change)),
  });
  if (!("data" in answer)) return { to: answer.headers.get("Location"), calls };
  return { refused: answer.data satisfies RefusedWeek, status: answer.init?.status, calls };
}

const thrown = (error: unknown) => () => {
  throw error;
};
const staleAs = (week: unknown) =>
  thrown(new ApiError({ status: 409, data: week, details: [{ type: "error", code: "stale", text: "" }] }));

describe("a saved week", () => {
  it("replaces the opened version, and is shown", async () => {
    const { to, calls } = await send({ "PUT /diaries/{id}/weeks/{week}": stored }, { text: "Taller" });
    expect(to).toBe("/diaries/12-night-plum/week/181");
    // An untouched reading keeps its last digit.
    expect(calls.at(-1)?.init?.body).toMatchObject({ version: 3, text: "Taller", props: { ph: 6.14 } });
  });

  it("replaces a newer version only if that was named", async () => {
    const { calls } = await send({ "PUT /diaries/{id}/weeks/{week}": stored }, { keep: "5" });
    expect(calls.at(-1)?.init?.body).toMatchObject({ version: 5 });
  });

  it("has its form's idempotency key when it is new, so that a second submit adds nothing", async () => {
    const { to, calls } = await send({ "POST /diaries/{id}/weeks": { id: 182 } }, { newest: "181" }, "new");
    expect(to).toBe("/diaries/12-night-plum/week/182?published");
    expect(calls.at(-1)?.init).toMatchObject({ idempotencyKey: "key-1" });
  });
});

describe("a new week without any content", () => {
  const post = { "POST /diaries/{id}/weeks": { id: 182 } };
  const empty = {
    ...Object.fromEntries(Object.keys(fieldsOf()).map((name) => [name, ""])),
    ...{ faza: "0", days: "40", measures: measuresToText(METRIC), newest: "181", request_key: "key-1" },
  };

  it("is published only after a confirmation", async () => {
    const asked = await send(post, empty, "new");
    expect([asked.status, asked.refused?.isEmpty]).toEqual([422, true]);
    expect(asked.calls.map(({ method }) => method)).toEqual(["GET"]);
    const { to } = await send(post, { ...empty, empty: "publish" }, "new");
    expect(to).toBe("/diaries/12-night-plum/week/182?published");
  });

  it.each([
    ["a comment", { text: "." }],
    ["a reading", { "props.ph": "6" }],
    ["an event", { "events.topping": "on" }],
    ["a photo", { "photos.0.id": "7" }],
    ["a photo that is still on the device", { "photos.0.id": "0", "photos.0.stored": "u1" }],
    ["a feeding chart", { "props.feeding_schedule": "Weekly" }],
    ["a dose", { "doses.0.name": "Nettle tea" }],
  ])("is not asked about with %s", async (_, change) => {
    expect((await send(post, { ...empty, ...change }, "new")).to).toContain("?published");
  });

  it("is not asked about when a published week is emptied", async () => {
    const { to } = await send({ "PUT /diaries/{id}/weeks/{week}": stored }, { ...empty, version: "3" });
    expect(to).toBe("/diaries/12-night-plum/week/181");
  });
});

describe("a new week that was published from another tab meanwhile", () => {
  const post = { "POST /diaries/{id}/weeks": { id: 182 } };
  const opened = { newest: "180", text: "And more" };

  it("is not published twice, and keeps the input with the published week", async () => {
    const { refused, status, calls } = await send(post, opened, "new");
    expect([status, refused?.form.text]).toEqual([409, "And more"]);
    expect(refused?.published).toEqual({
      name: stored.name,
      link: "/diaries/12-night-plum/week/181",
      requestKey: expect.any(String),
      hasSameMedia: true,
    });
    expect(calls.map(({ method }) => method)).toEqual(["GET"]);
  });

  it("does not warn about photos that the published week does not show", async () => {
    const { refused } = await send(post, { ...opened, "photos.0.id": "999" }, "new");
    expect(refused?.published?.hasSameMedia).toBe(false);
  });

  it("is the published one if that is equal: the first response was lost", async () => {
    const { to, calls } = await send(post, { newest: "180" }, "new");
    expect(to).toBe("/diaries/12-night-plum/week/181?published");
    expect(calls.map(({ method }) => method)).toEqual(["GET"]);
  });

  it("becomes another entry on request, without the photos of the published one", async () => {
    const { to, calls } = await send(post, { ...opened, another: "key-2" }, "new");
    expect(to).toBe("/diaries/12-night-plum/week/182?published");
    expect(calls.at(-1)?.init).toMatchObject({
      idempotencyKey: "key-2",
      body: { text: "And more", items_photo: [] },
    });
  });

  it("does not replace the published one after its number was changed", async () => {
    const mismatch = thrown(refusal(409, [{ code: "idempotency_mismatch" }]));
    const { refused, calls } = await send(
      { "POST /diaries/{id}/weeks": mismatch, "PUT /diaries/{id}/weeks/{week}": stored },
      { ...opened, days: "40" },
      "new",
    );
    expect(refused?.published?.name).toBe(stored.name);
    expect(calls.map(({ method }) => method)).not.toContain("PUT");
  });

  it("is published at once when the other week has another number", async () => {
    const { to } = await send(post, { ...opened, days: "40" }, "new");
    expect(to).toBe("/diaries/12-night-plum/week/182?published");
  });
});

describe("a week that another user saved meanwhile", () => {
  it("is not overwritten, and the input is kept", async () => {
    const theirs = { ...stored, version: 4, text: "Theirs", update_date: "2026-09-16T08:30:00.000Z" };
    const { refused, status } = await send(
      { "PUT /diaries/{id}/weeks/{week}": staleAs(theirs) },
      { text: "Mine" },
    );
    expect(status).toBe(409);
    expect(refused?.form.text).toBe("Mine");
    expect(refused?.conflict).toEqual({
      version: 4,
      date: "2026-09-16T08:30:00.000Z",
      differences: [{ part: "comment" }],
      theirs: weekForm(theirs, METRIC),
    });
  });

  it("counts as saved if it is equal: the first response was lost", async () => {
    const same = { ...stored, version: 4, text: "Mine", props: { ...stored.props, ph: 6.2 } };
    const { to } = await send(
      { "PUT /diaries/{id}/weeks/{week}": staleAs(same) },
      { text: "Mine", "props.ph": "6,2" },
    );
    expect(to).toBe("/diaries/12-night-plum/week/181");
  });
});

describe("a week that cannot be saved", () => {
  it.each([
    ["does not answer", new ApiError({ status: 0, message: "Network error" })],
    ["is going down", refusal(503, [{ code: "unavailable" }])],
    ["breaks", refusal(500, [{ code: "internal" }])],
  ])("because the server %s keeps the input", async (_, error) => {
    for (const api of [
      { "GET /diaries/{id}": thrown(error) },
      { "PUT /diaries/{id}/weeks/{week}": thrown(error) },
    ]) {
      const { refused, status } = await send(api, { text: "Half a page" });
      expect(status).toBe(503);
      expect(refused).toMatchObject({ submitFailure: "lost", version: "3", form: { text: "Half a page" } });
    }
  });

  it("because the session expired keeps the input", async () => {
    const error = refusal(401, [{ code: "not_signed_in" }]);
    const { refused, status } = await send({ "GET /diaries/{id}": thrown(error) }, { text: "Half a page" });
    expect(status).toBe(401);
    expect(refused).toMatchObject({ submitFailure: "signed-out", form: { text: "Half a page" } });
  });

  it("because it was deleted meanwhile shows an error", async () => {
    const { refused, status } = await send(
      { "PUT /diaries/{id}/weeks/{week}": thrown(refusal(404, [{ code: "not_found" }])) },
      { text: "Half a page" },
    );
    expect(status).toBe(404);
    expect(refused?.errors.form).toBe("This no longer exists.");
  });
});
