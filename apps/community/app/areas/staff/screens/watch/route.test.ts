import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { SAMPLE_ERROR } from "../../shared/watch/testing/sample-error.ts";
import { handle, loader } from "./route.tsx";
import { SAMPLE_HEALTH } from "./testing/sample-health.ts";

const API = {
  "GET /staff/watch/vitals": {
    ...{ from: "2026-11-14", to: "2026-11-20", items_total: [], items_page: [], items_day: [] },
  },
  "GET /staff/watch/errors": {
    ...{ items: [SAMPLE_ERROR], total: 1, start: 0, limit: 20 },
    totals: { open: 1, solved: 0, ignored: 0 },
  },
  "GET /staff/watch/health": SAMPLE_HEALTH,
};

describe("/admin/watch", () => {
  it("is for administrators, and never cached", () => {
    expect(handle).toMatchObject({ middleware: ["admin"], isPrivate: true });
  });

  it("asks for the period and the devices of its address", async () => {
    const path = "/admin/watch?days=30&device=phone&state=solved";
    const { context, calls } = fakeContext({ path, api: API });
    const page = await loader({ request: new Request(context.url), context, params: {} });
    expect(page.head).toMatchObject({ title: "Speed and errors", isIndexed: false });
    expect(page.errors.rows).toHaveLength(1);
    expect(calls.map(({ init }) => init?.params?.query)).toEqual([
      { from: "2026-10-22", to: "2026-11-20", device: "phone" },
      { start: 0, limit: 20, state: "solved" },
      undefined,
    ]);
  });
});
