import type { Schema } from "@grow/contract";
import { expect } from "vitest";
import { samplePhoto } from "../media/testing/sample-photos.ts";
import { addBrand } from "./catalogue-rows.ts";
import type { TestApi, TestUser } from "./test-api.ts";
import { uploadForm } from "./upload-form.ts";

/** Fills an account with one of everything that a copy of it restores. */
export async function fillAccount(api: TestApi, author: TestUser): Promise<void> {
  const jpeg = await samplePhoto(640, 640);
  const send = async <Answer>(method: "POST" | "PATCH", path: string, body: object) => {
    const answer = await api.request<Answer>(method, path, { as: author.id, body });
    expect([200, 201], path).toContain(answer.status);
    return answer.body.data;
  };
  const upload = async <Answer>(path: string, fields: Record<string, number>) => {
    const { payload, headers } = await uploadForm(fields, { bytes: jpeg });
    const { status, body } = await api.request<Answer>("POST", path, {
      as: author.id,
      headers,
      body: payload,
    });
    expect(status).toBe(201);
    return body.data;
  };

  const own = `/users/${author.id}`;
  await send("PATCH", own, {
    about: "Three tents and a cat.",
    lang: "de",
    grow_since: 2015,
    is_discreet: true,
    item_growing: { fvs_name: "Ember Genetics", fav_method: "Coco" },
    socials: { website: "https://author.example" },
  });
  await send("PATCH", `${own}/presets`, {
    measures: { temperature: "f" },
    sidebar_sort: "name",
    explore: [{ name: "Coco", tags: ["coco"] }],
  });
  const picture = await upload<Schema<"Upload">>("/uploads/users/avatars", {});
  await send("POST", `${own}/avatars`, { upload_id: picture.id });
  const friend = await api.addUser({ name: "friend" });
  await send("POST", `/follows/user/${friend.id}`, {});
  await send("POST", `/follows/brand/${await addBrand(api.database.db, { name: "Loam" })}`, {});
  const diary = await send<Schema<"Diary">>("POST", "/diaries", {
    name: "Night Plum",
    type_room: 1,
    type_soil: 2,
    type_watering: 1,
  });
  const photo = await upload<Schema<"Upload">>("/uploads/weeks/media", { diary_id: diary.id });
  await send("POST", `/diaries/${diary.id}/weeks`, {
    days: 2,
    faza: 0,
    text: "Second node.",
    props: { air_temp: 25 },
    items_photo: [{ id: photo.id, alt: "Node" }],
  });
  await send("POST", "/diaries", { name: "Second", type_room: 2, type_soil: 1, type_watering: 1 });
}
