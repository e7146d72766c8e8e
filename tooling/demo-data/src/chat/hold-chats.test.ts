import { expect, test } from "vitest";
import { generateDemo } from "../generate.ts";

const { tables } = generateDemo({ anchor: "2026-09-14" });

test("rooms of all types hold messages in five languages, in the order of time", () => {
  expect(new Set(tables.chat.map(({ type }) => type))).toEqual(new Set(["private", "business", "common"]));
  for (const type of ["private", "common"]) {
    const ids = new Set(tables.chat.filter((chat) => chat.type === type).map(({ id }) => id));
    const langs = tables.message.filter(({ chat_id }) => ids.has(chat_id)).map(({ lang }) => lang);
    expect(new Set(langs)).toEqual(new Set(["en", "de", "es", "ru", "th"]));
  }
  const dates = tables.message.map(({ add_date }) => add_date);
  expect(dates).toEqual(dates.toSorted());
});

test("counts, positions and read marks agree with the messages", () => {
  for (const { id, cnt_messages, cnt_users } of tables.chat) {
    const positions = tables.message.filter(({ chat_id }) => chat_id === id).map(({ position }) => position);
    expect(positions).toEqual(Array.from({ length: cnt_messages }, (_, index) => index + 1));
    const members = tables.chat_user.filter(({ chat_id }) => chat_id === id);
    expect(members).toHaveLength(cnt_users);
    for (const { last_read, cnt_read } of members)
      expect(tables.message.find((message) => message.id === last_read)?.position ?? 0).toBe(cnt_read);
  }
});

test("the demo grower has a muted room, a blocked one, a request and unread ones", () => {
  const mine = tables.chat_user.filter(({ user_id }) => user_id === tables.users[0]?.id);
  expect(mine.filter(({ is_mute }) => is_mute)).toHaveLength(1);
  expect(mine.filter(({ is_unread }) => is_unread).length).toBeGreaterThan(1);
  expect(tables.user_ban.filter(({ type }) => type === "chat")).toHaveLength(1);
  expect(
    tables.chat.filter(({ type, accept_date }) => type === "private" && accept_date === null),
  ).toHaveLength(1);
});
