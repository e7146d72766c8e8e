import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../../testing/fresh-api.ts";
import { addVoting, inHours, translateVoting } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { votingDesk } from "../../../testing/voting-desk.ts";

const api = freshApi();
let moderator: TestUser;

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

const { call, create, list } = votingDesk(api, () => moderator);

describe("GET /staff/votings", () => {
  it("lists votings by state, words of any language and order", async () => {
    const { db } = api.database;
    const open = await addVoting(db, { title: "Open one", update_date: inHours(-2) });
    await translateVoting(db, open, "de", "Offene Frage", ["A", "B", "C"]);
    const ended = await addVoting(db, {
      title: "Ended one",
      date_end: inHours(-0.5),
      update_date: inHours(-3),
    });
    const draft = await create();
    const gone = await create();
    await call("DELETE", `/${gone.id}`);
    const page = await list();
    expect(page).toMatchObject({
      ...{ total: 3, start: 0, limit: 20 },
      totals: { draft: 1, scheduled: 0, open: 1, ended: 1, removed: 1 },
      items: [
        { id: draft.id, state: "draft", langs: ["en"], cnt_options: 2 },
        { id: open.id, state: "open", langs: ["en", "de"], cnt_options: 3, is_public: true },
        { id: ended.id, state: "ended" },
      ],
    });
    const ids = async (query: string) => (await list(query)).items.map(({ id }) => id);
    expect(await ids("?state=removed")).toEqual([gone.id]);
    expect(await ids("?state=scheduled")).toEqual([]);
    expect(await ids("?search=offene FRAGE")).toEqual([open.id]);
    expect(await ids("?sort=title")).toEqual([ended.id, open.id, draft.id]);
    expect(await ids("?sort=new&start=1&limit=1")).toHaveLength(1);
    expect((await list("?search=open&state=ended")).totals).toMatchObject({ open: 1, ended: 0 });
  });
});
