import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { expect, it } from "vitest";
import { sampleDiary } from "../../../../shared/testing/sample-diary.ts";
import { emptyForm } from "../../shared/diary-form/diary-form.ts";
import type { RefusedDiary } from "../../shared/diary-form/use-diary-form.ts";
import { action, loader } from "./route.tsx";

const path = "/diaries/edit/new";
const fields = {
  name: "Night Plum",
  lang: "en",
  type_room: "1",
  type_soil: "2",
  type_watering: "2",
  visibility: "public",
  request_key: "key-1",
};

async function start(sent: Record<string, string>, api: Record<string, unknown>) {
  const { context, calls } = fakeContext({ path, api });
  const answer = await action({ request: formRequest(path, sent), context, params: {} });
  return { answer, call: calls[0]?.init };
}

it("creates the diary with the uploaded cover, and redirects to its first week", async () => {
  const api = { "POST /diaries": sampleDiary([], { id: 12 }) };
  const { answer, call } = await start({ ...fields, cover: "9" }, api);
  expect(call).toMatchObject({ body: { name: "Night Plum", photo_id: 9 }, idempotencyKey: "key-1" });
  expect((answer as Response).headers.get("location")).toBe("/diaries/12/weeks/new/edit");
  expect((await start({ ...fields, cover: "" }, api)).call?.body).not.toHaveProperty("photo_id");
});

it("shows at the cover that it has expired, and keeps the input", async () => {
  const { answer } = await start(
    { ...fields, cover: "9", cover_photo: "{}" },
    {
      "POST /diaries": () => {
        throw refusal(422, [{ code: "unknown_reference", field: "photo_id" }]);
      },
    },
  );
  const { data } = answer as unknown as { data: RefusedDiary };
  expect(Object.keys(data.errors.fields)).toEqual(["cover"]);
  expect(data.form).toMatchObject({ name: "Night Plum", cover: "9", cover_photo: "{}" });
});

const chosenOf = (query: string) =>
  loader({ context: fakeContext({ path: `${path}${query}` }).context } as never).chosen;

it("opens with the strain whose page led here", () => {
  const plum = { category: "seed", name: "Night Plum", product_id: "12" };
  expect(chosenOf("?strain=Night+Plum&seed=12")).toEqual([plum]);
  expect(chosenOf("")).toEqual([]);
  expect(chosenOf(`?strain=${"x".repeat(500)}&seed=abc`)).toEqual([
    { category: "seed", name: "x".repeat(120), product_id: "" },
  ]);
  const rows = emptyForm("en", [plum as never]).equipment;
  expect(rows[0]).toMatchObject(plum);
  expect(rows.slice(1).every(({ name, product_id }) => name === "" && product_id === "")).toBe(true);
  expect(rows).toHaveLength(emptyForm("en").equipment.length);
});

it("opens with the product whose page led here, in a row of its kind", () => {
  const lamp = chosenOf("?gear=Board+240&product=31&section=grow-lights");
  expect(lamp).toEqual([{ category: "lamp_flower", name: "Board 240", product_id: "31" }]);
  expect(chosenOf("?gear=Board&product=31&section=castles")).toEqual([]);
  const [fan] = chosenOf("?gear=Whisper&product=40&section=ventilation-fans");
  const rows = emptyForm("en", fan ? [fan] : []).equipment;
  expect(rows.at(-1)).toMatchObject({ category: "fan", name: "Whisper", product_id: "40" });
  expect(rows).toHaveLength(emptyForm("en").equipment.length + 1);
});
