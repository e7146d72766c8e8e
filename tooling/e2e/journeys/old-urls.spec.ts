import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./journey.ts";

/** Where an address leads, without going there. */
async function leadsTo(request: APIRequestContext, path: string): Promise<[number, string | undefined]> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const place = answer.headers().location;
  return [
    answer.status(),
    place && new URL(place, answer.url()).href.replace(new URL(answer.url()).origin, ""),
  ];
}

test("old diary URLs redirect permanently", async ({ guestPage }) => {
  const { request } = guestPage;
  const { data } = await (await request.get("/api/diaries?limit=1&sort=like")).json();
  const { id, link } = data.items[0];
  const week = (await (await request.get(`/api/diaries/${id}`)).json()).data.items_week[0].id;
  expect(await leadsTo(request, "/diaries")).toEqual([301, "/explore"]);
  expect(await leadsTo(request, `/grow-journals/${id}`)).toEqual([301, `/diaries/${id}`]);
  expect(await leadsTo(request, `/grow-journals/${id}-older-name?lang=de`)).toEqual([
    301,
    `/diaries/${id}-older-name?lang=de`,
  ]);
  expect(await leadsTo(request, `/diaries/${id}`)).toEqual([301, link]);
  expect(await leadsTo(request, `/diaries/${id}-older-name`)).toEqual([301, link]);
  expect(await leadsTo(request, `/diaries/${id}/edit/week/${week}`)).toEqual([
    301,
    `/diaries/${id}/weeks/${week}/edit`,
  ]);
  expect(await leadsTo(request, `/diaries/${id}/edit/smoke/${week}`)).toEqual([
    301,
    `/diaries/${id}/weeks/${week}/smoke`,
  ]);
  for (const path of ["/diaries/x/edit/week/1", "/diaries/1/edit/week/x", "/diaries/edit/x"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test("paths below static folders return a file or 404, never a page or a session", async ({ guestPage }) => {
  const { request } = guestPage;
  const file = await request.get("/diaries/static/export-format.html");
  expect(file.status()).toBe(200);
  expect(file.headers()["content-type"]).toBe("text/html; charset=utf-8");
  expect(file.headers()["set-cookie"]).toBeUndefined();
  expect(await file.text()).not.toContain("<script");
  for (const path of [
    "/diaries/static/gone.html",
    "/diaries/static/",
    "/diaries/static/%2e%2e/%2e%2e/favicon.svg",
    "/diaries/static/..%2f..%2ffavicon.svg",
    "/seedbank/static/gone.html",
    "/seedbank/static/..%2f..%2f..%2fpackage.json",
    "/scripts/gone.js",
  ]) {
    const answer = await request.get(path);
    // A browser takes dots away itself, and then asks for another file.
    if (new URL(answer.url()).pathname === "/favicon.svg") continue;
    expect([answer.status(), answer.headers()["content-type"]], path).toEqual([404, "text/plain"]);
    expect(answer.headers()["set-cookie"], path).toBeUndefined();
  }
  // What stands there reads well as it is.
  await guestPage.goto("/diaries/static/export-format.html");
  await expect(
    guestPage.getByRole("heading", { level: 1, name: "The open form of a grow diary" }),
  ).toBeVisible();
});
