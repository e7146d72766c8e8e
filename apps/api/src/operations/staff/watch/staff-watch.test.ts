import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { stepOf, type VitalName } from "../../../content/watch/vital-steps.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let admin: TestUser;

beforeEach(async () => {
  admin = await api.addUser({ name: "admin", access: ["moderate", "admin"] });
});

const get = <Data>(path: string, as: number | null = admin.id) =>
  api.request<Data>("GET", `/staff/watch${path}`, { as });

async function addVitals(
  day: string,
  name: VitalName,
  page: string,
  device: string,
  values: readonly number[],
) {
  for (const value of values) {
    await sql`
      insert into vital_day as v (day, name, page, device, rating, step, cnt)
      values (${day}, ${name}, ${page}, ${device}, 'good', ${stepOf(name, value)}, 1)
      on conflict (day, name, page, device, rating, step) do update set cnt = v.cnt + 1`.execute(
      api.database.db,
    );
  }
}

describe("GET /staff/watch/vitals", () => {
  const vitals = (query: string) => get<Schema<"StaffVitals">>(`/vitals${query}`);
  const about = (value: number) => ({ min: value * 0.97, max: value * 1.03 });

  it("returns the 75th percentile with its number, by page and device, by day and in all", async () => {
    await addVitals("2026-11-19", "LCP", "/diaries/…", "phone", [1000, 2000, 3000, 4000]);
    await addVitals("2026-11-20", "LCP", "/diaries/…", "phone", [9000]);
    await addVitals("2026-11-20", "LCP", "/", "desktop", [500, 500]);
    await addVitals("2026-11-20", "CLS", "/", "desktop", [0.1]);
    await addVitals("2026-11-01", "LCP", "/", "desktop", [100_000]);
    const { status, body } = await vitals("?from=2026-11-19&to=2026-11-20");
    expect(status).toBe(200);
    const { items_total, items_page, items_day } = body.data;
    expect(items_total.map(({ name, cnt }) => [name, cnt])).toEqual([
      ["CLS", 1],
      ["LCP", 7],
    ]);
    expect(items_page.map(({ page, device }) => [page, device])).toEqual([
      ["/diaries/…", "phone"],
      ["/", "desktop"],
    ]);
    const onPhone = items_page[0]?.items_vital[0];
    expect(onPhone).toMatchObject({ name: "LCP", cnt: 5, good: 5, fair: 0, poor: 0 });
    expect(onPhone?.p75).toBeGreaterThan(about(4000).min);
    expect(onPhone?.p75).toBeLessThan(about(4000).max);
    expect(items_day.map(({ day, items_vital }) => [day, items_vital.map(({ cnt }) => cnt)])).toEqual([
      ["2026-11-19", [4]],
      ["2026-11-20", [1, 3]],
    ]);
    const chosen = await vitals(
      `?from=2026-11-19&to=2026-11-20&device=desktop&page=${encodeURIComponent("/")}`,
    );
    expect(chosen.body.data.items_total.map(({ cnt }) => cnt)).toEqual([1, 2]);
  });

  it("is of the last 7 days, and of at most 90", async () => {
    const { body } = await vitals("");
    expect(body.data.items_day).toHaveLength(7);
    expect([body.data.items_total, body.data.items_page]).toEqual([[], []]);
    expect((await vitals("?from=2026-01-01&to=2026-04-01")).codes).toEqual(["out_of_range from"]);
    expect((await vitals("?device=watch")).status).toBe(422);
  });
});

describe("errors on the staff desk", () => {
  const report = (message: string, version = "a1") =>
    api.request("POST", "/errors/nx", {
      body: {
        ...{ message, status: null, stack: null, path: "/explore", app: "web", version, locale: "en" },
        user_agent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0 Safari/537.36",
      },
    });
  const save = (id: number, body: unknown, as = admin.id) =>
    api.request<Schema<"StaffError">>("PUT", `/staff/watch/errors/${id}`, { as, body });

  it("are listed by state, and each has its last cases", async () => {
    await report("First");
    await report("Second");
    const { body } = await get<Schema<"StaffErrorList">>("/errors");
    expect(body.data).toMatchObject({ total: 2, totals: { open: 2, solved: 0, ignored: 0 } });
    const first = body.data.items.find(({ message }) => message === "First");
    await save(first?.id ?? 0, { state: "ignored", version: 1 });
    const ignored = await get<Schema<"StaffErrorList">>("/errors?state=ignored");
    expect(ignored.body.data).toMatchObject({
      ...{ total: 1, totals: { open: 1, solved: 0, ignored: 1 } },
      items: [{ message: "First" }],
    });
    const { body: one } = await get<Schema<"StaffErrorCases">>(`/errors/${first?.id}`);
    expect(one.data).toMatchObject({
      item_error: { state: "ignored" },
      items_sample: [{ message: "First" }],
    });
    expect((await get("/errors/999")).status).toBe(404);
    expect((await get("/errors?state=gone")).status).toBe(422);
  });

  it("keep who decided what, and refuse a decision about another version", async () => {
    await report("First");
    const { status, body } = await save(1, { state: "solved", version: 1 });
    expect([status, body.data.state, body.data.version]).toEqual([200, "solved", 2]);
    const late = await save(1, { state: "ignored", version: 1 });
    expect([late.status, late.body.data.state]).toEqual([409, "solved"]);
    // The same again changes nothing.
    expect((await save(1, { state: "solved", version: 2 })).body.data.version).toBe(2);
    const changes = await get<Schema<"StaffChangeList">>("/errors/1/changes");
    expect(changes.body.data.items).toMatchObject([
      {
        ...{ type: "staff.update", name: "First", item_user: { id: admin.id } },
        items_field: [{ field: "state", before: "open", after: "solved" }],
      },
    ]);
    expect((await save(999, { state: "solved", version: 1 })).status).toBe(404);
    expect((await save(1, { state: "gone", version: 2 })).status).toBe(422);
    expect((await get("/errors/999/changes")).status).toBe(404);
  });
});

describe("GET /staff/watch/health", () => {
  const health = () => get<Schema<"StaffHealth">>("/health");

  it("names slow operations of this server, and says what is behind the site", async () => {
    await api.request("GET", "/users/1");
    const { status, body } = await health();
    expect(status).toBe(200);
    const { items_slow, item_database, item_disk, item_process, item_push } = body.data;
    expect(items_slow.map(({ operation }) => operation)).toContain("getUser");
    expect(item_database.bytes).toBeGreaterThan(0);
    expect(item_disk.bytes).toBeGreaterThan(item_disk.free_bytes);
    expect(item_process.memory_bytes).toBeGreaterThan(0);
    expect(item_push).toMatchObject({ cnt_devices: 0, cnt_waiting: 0, oldest_date: null });
  });
});

it("the pages of the watch are for admins only", async () => {
  const moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  for (const path of ["/vitals", "/errors", "/errors/1", "/errors/1/changes", "/health"]) {
    expect([(await get(path, null)).status, (await get(path, moderator.id)).status]).toEqual([401, 403]);
  }
});
