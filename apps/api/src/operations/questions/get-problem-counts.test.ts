import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { BUD_ROT, LEAF_TIPS, questionsApi } from "../../testing/questions-api.ts";

const { api, users, ask, answer } = questionsApi();

const request = (query = "") => api.request<Schema<"ProblemCounts">>("GET", `/problems/counts?${query}`);
const counts = async (query?: string) => (await request(query)).body.data;

describe("GET /problems/counts", () => {
  beforeEach(async () => {
    const solved = (await ask({ items_problem_symptom: [LEAF_TIPS, BUD_ROT], faza: 1 })).body.data.id;
    await ask({ items_problem_symptom: [LEAF_TIPS] });
    await ask({ lang: "de", faza: 0 });
    const { body } = await answer(solved);
    await api.request("PATCH", `/problems/${solved}/solution/${body.data.sid}`, {
      as: users.asker.id,
      body: { is_accepted: true },
    });
  });

  it("counts states, symptoms, phases and languages, the most frequent first", async () => {
    expect(await counts()).toEqual({
      total: 3,
      is_solved: 1,
      needs_answer: 2,
      symptoms: [
        { ...LEAF_TIPS, cnt_problems: 2 },
        { ...BUD_ROT, cnt_problems: 1 },
      ],
      phases: [
        { faza: 0, cnt_problems: 1 },
        { faza: 1, cnt_problems: 1 },
      ],
      langs: [
        { lang: "en", cnt_problems: 2 },
        { lang: "de", cnt_problems: 1 },
      ],
    });
  });

  it("narrows by the other filters, not by the one of the same kind", async () => {
    expect(await counts("is_solved=true")).toMatchObject({
      total: 1,
      is_solved: 1,
      needs_answer: 2,
      symptoms: [{ cnt_problems: 1 }, { cnt_problems: 1 }],
      phases: [{ faza: 1, cnt_problems: 1 }],
      langs: [{ lang: "en", cnt_problems: 1 }],
    });
    expect(await counts("lang=de")).toMatchObject({
      ...{ total: 1, is_solved: 0, symptoms: [] },
      langs: [{ lang: "en" }, { lang: "de" }],
    });
    expect(await counts("faza=1&tags=bud-rot")).toMatchObject({
      total: 1,
      symptoms: [{ cnt_problems: 1 }, { cnt_problems: 1 }],
      phases: [{ faza: 1, cnt_problems: 1 }],
    });
  });

  it("is zero for symptoms without questions, and counts none that is hidden", async () => {
    expect(await counts("tags=thrips")).toMatchObject({ total: 0, symptoms: [], phases: [], langs: [] });
    await sql`update problem set is_hidden = true`.execute(api.database.db);
    expect(await counts()).toMatchObject({ total: 0, is_solved: 0, needs_answer: 0 });
  });

  it("returns 404 for an unknown symptom and 422 for an unknown phase", async () => {
    expect((await request("tags=unicorns")).status).toBe(404);
    expect((await request("faza=7")).status).toBe(422);
  });
});
