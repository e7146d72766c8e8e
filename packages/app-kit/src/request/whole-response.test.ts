import { expect, it } from "vitest";
import { bodyOf, responseWithBody } from "./whole-response.server.ts";

it("bodyOf returns the body of any response", async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const whole = responseWithBody(bytes, 201, new Headers({ "x-own": "yes" }));
  expect(await bodyOf(whole)).toBe(bytes);
  expect([whole.status, whole.headers.get("x-own")]).toEqual([201, "yes"]);
  expect(await bodyOf(new Response(bytes))).toEqual(bytes);
  expect(await bodyOf(new Response(null, { status: 204 }))).toBeNull();
});

it("bodyOf works across two copies of the module, as in a built site", async () => {
  const copy = "./whole-response.server.ts?copy";
  const other: { bodyOf: typeof bodyOf } = await import(/* @vite-ignore */ copy);
  expect(other.bodyOf).not.toBe(bodyOf);
  const bytes = new Uint8Array([1]);
  expect(await other.bodyOf(responseWithBody(bytes, 200, new Headers()))).toBe(bytes);
});
