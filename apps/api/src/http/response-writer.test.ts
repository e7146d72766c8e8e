import { type OperationId, operationTable } from "@grow/contract";
import { describe, expect, test } from "vitest";
import { errorEnvelope } from "../errors/api-error.ts";
import { ResponseContractError, responseWriter } from "./response-writer.ts";

const comment = {
  id: 70,
  parent_id: null,
  text: "Beautiful plant.",
  lang: "en",
  add_date: "2026-09-14T08:30:00.000Z",
  update_date: "2026-09-14T08:30:00.000Z",
  item_user: null,
  cnt_likes: 2,
  cnt_childs: 0,
  is_like: false,
  is_remove: false,
  replies: { items_comment: [] },
};
const parsed = (json: string | Buffer): unknown => JSON.parse(String(json));
const list = (item: object) => ({ data: { items: [item], total: 1, start: 0, limit: 20 } });

describe("responseWriter", () => {
  test("serialises a response unchanged, with null where the contract allows it", () => {
    const write = responseWriter("listComments", true);
    expect(parsed(write(200, list(comment)))).toEqual(list(comment));
    const item_user = { id: 7, name: "grower", link: "/grower/grower", avatar_small: null };
    expect(parsed(write(200, list({ ...comment, item_user })))).toEqual(list({ ...comment, item_user }));
  });

  test("drops fields that the contract does not declare", () => {
    const write = responseWriter("listComments", false);
    expect(write(200, list({ ...comment, password_hash: "secret" }))).not.toContain("secret");
  });

  test("throws for an extra field, a missing field or an unknown enum value", () => {
    const write = responseWriter("listComments", true);
    const { text: _text, ...without } = comment;
    for (const wrong of [{ ...comment, extra: 1 }, without, { ...comment, lang: "English" }]) {
      expect(() => write(200, list(wrong))).toThrow(ResponseContractError);
    }
    expect(() => write(409, errorEnvelope([{ code: "stale" }]))).toThrow(/does not declare the status 409/);
  });

  test.each(Object.keys(operationTable) as OperationId[])("all answers of %s can be written", (id) => {
    const write = responseWriter(id, false);
    for (const status of operationTable[id].statuses.filter((one) => one >= 400 && one !== 409)) {
      expect(parsed(write(status, errorEnvelope([{ code: "not_found", field: "id" }])))).toMatchObject({
        data: null,
      });
    }
    for (const status of operationTable[id].statuses.filter((one) => one < 300 && one !== 204)) {
      // An empty response lacks required fields, which shows that a schema was found and compiled.
      try {
        write(status, { data: {} });
      } catch (error) {
        expect(String(error)).toMatch(/is required|does not match|declares no response/);
      }
    }
  });
});
