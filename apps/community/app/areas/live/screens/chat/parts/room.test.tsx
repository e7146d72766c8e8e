import "../../../../../locales/catalog.ts";
import "../../../../../shared/talk/locales/catalog.ts";
import "../locales/catalog.ts";
import type { Schema } from "@grow/contract";
import { LocaleProvider } from "@grow/i18n/react";
import { NutrientIcon } from "@grow/ui/foundation";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { ChatRoomData } from "../load-chat.ts";
import { messageView } from "../message-view.ts";
import type { RoomView } from "../view.ts";
import { Room } from "./room.tsx";

vi.mock("@remix-run/react", () => {
  const Form = (props: object) => createElement("form", { ...props, onSubmit: undefined });
  return {
    ...{ Form, useFetcher: () => ({ Form, state: "idle" }), useRevalidator: () => ({}) },
    ...{ useNavigate: () => () => {}, useLocation: () => ({ pathname: "/chat/u-7", search: "" }) },
    useRouteLoaderData: () => ({ now: Date.parse("2026-09-15T09:00:00.000Z") }),
  };
});

const room: RoomView = {
  ...{ id: 31, type: "private", address: "u-7", name: "tessellate", request: null, role: "member" },
  ...{ avatar: null, seed: 7, href: "/grower/tessellate", isGone: false, userId: 7, isOnline: false },
  ...{
    cntDiaries: 38,
    cntUsers: 2,
    isMute: false,
    isBlocked: false,
    canWrite: true,
    isAsBrand: false,
    canModerate: false,
  },
  ...{ cntUnread: 0, lastRead: 3, readByOther: 0 },
};

const message = (id: number, change: Partial<Schema<"Message">> = {}) =>
  messageView(
    {
      ...{ id, user_id: 7, address: "u-7", text: `Message ${id}`, lang: "en", is_remove: false },
      ...{ add_date: `2026-09-14T14:0${id}:00.000Z`, item_brand: null, item_photo: null, item_diary: null },
      ...{ item_week: null, item_strain: null, item_product: null },
      item_user: { id: 7, name: "tessellate", link: "/grower/tessellate", avatar_small: null },
      ...change,
    },
    { type: "private", user_id: 7 },
    1,
  );

function html(change: Partial<RoomView> = {}, data: Partial<ChatRoomData> = {}): string {
  const all: ChatRoomData = {
    ...{ me: 1, members: [], isOlder: false, isPart: false, at: null, search: null, requestKey: "key-1" },
    rooms: { list: "private", rows: [], cntRequests: 0, more: null },
    messages: [message(1)],
    room: { ...room, ...change },
    ...data,
  };
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <Room data={all} level={1} />
    </LocaleProvider>,
  );
}

describe("a room as the server renders it", () => {
  it("can be written to without scripts, once per key", () => {
    const page = html();
    expect(page).toContain('action="/chat/u-7"');
    expect(page).toContain('<input type="hidden" name="key" value="key-1"/>');
    expect(page).toMatch(/<textarea[^>]*name="text"/);
  });

  it("says that the other grower is online, and how many diaries they have", () => {
    expect(html({ isOnline: true })).toContain(">online, 38 diaries<");
  });

  it("links to older messages", () => {
    expect(html({}, { isOlder: true })).toContain('href="/chat/u-7?before=1"');
  });

  it("marks the message that a link leads to, and links to newer ones", () => {
    const page = html({}, { messages: [message(1), message(2)], at: 1, isPart: true });
    expect(page).toMatch(/<li id="m-1" class="[^"]*marked/);
    expect(page).not.toMatch(/<li id="m-2" class="[^"]*marked/);
    expect(page).toContain('href="/chat/u-7?at=2#m-2"');
    expect(page).toContain("Latest messages");
  });

  it("shows the icon of its section for a shared product without a picture", () => {
    const item_product = {
      ...{ id: 51, name: "Base A/B", section: "nutrients", link: "/nutrients/loam-lumen/base-ab" },
      ...{ logo_s: null, item_brand: { name: "Loam & Lumen" } },
    } as Schema<"ProductShort">;
    const page = html({}, { messages: [message(1, { item_product })] });
    expect(page).toMatch(/href="\/nutrients\/loam-lumen\/base-ab".*<svg.*Base A\/B.*Loam &amp; Lumen/);
    expect(page).toContain(NutrientIcon.d);
  });

  const found = (id: number, change: object = {}) => ({
    ...{ id, isOwn: false, name: "tessellate", text: "I flush on Saturday", lang: "en" },
    ...{ date: "2026-09-14T14:11:00.000Z", ...change },
  });

  it("searches its messages without scripts, and leads to what was found", () => {
    const search = { query: "flush", found: [found(5), found(4, { isOwn: true })], older: 3 };
    const page = html({}, { search });
    expect(page).toMatch(/<form[^>]*role="search"[^>]*action="\/chat\/u-7"/);
    expect(page).toContain('value="flush"');
    expect(page.match(/href="\/chat\/u-7\?at=(\d)#m-\1"/g)).toHaveLength(2);
    expect(page).toContain("<b>You</b>");
    expect(page).toContain('href="/chat/u-7?query=flush&amp;until=3"');
    expect(page).not.toContain('role="log"');
  });

  it.each([
    [{ query: "", found: null, older: null }, /<\/form><a/],
    [{ query: "x", found: [], older: null }, /No messages found/],
    [{ query: "x", found: [], older: 9 }, /Nothing in the newer messages.*Search older/],
  ])("says what a search found: %o", (search, words) => {
    expect(html({}, { search })).toMatch(words);
  });

  it("shows a gap for a deleted message, and nothing of it", () => {
    const page = html({}, { messages: [message(1, { is_remove: true, text: "secret" })] });
    expect(page).toContain("Message deleted");
    expect(page).not.toContain("secret");
  });

  it("says whether the newest own message was read", () => {
    const messages = [message(1, { user_id: 1 }), message(2, { user_id: 1 })];
    expect(html({ readByOther: 2 }, { messages }).match(/read<\/span>/g)).toHaveLength(1);
    expect(html({ readByOther: 1 }, { messages })).toMatch(/sent<\/span>/);
  });

  it("names senders in open rooms only", () => {
    const link = '<a href="/grower/tessellate">tessellate</a>';
    const isNamed = (page: string) => page.slice(page.indexOf('role="log"')).includes(link);
    expect(isNamed(html())).toBe(false);
    expect(isNamed(html({ type: "common", address: "common", name: "Grow talk", userId: null }))).toBe(true);
  });

  it("links words of a message, never to scripts", () => {
    const page = html({}, { messages: [message(1, { text: "@marta javascript:alert(1) <b>x</b>" })] });
    expect(page).toContain('href="/grower/marta"');
    expect(page).not.toMatch(/href="javascript|<b>x/);
  });

  it("offers to accept or block a received request, and to wait for a sent one", () => {
    const received = html({ request: "received" });
    expect(received).toContain('value="accept"');
    expect(received).toContain("wants to talk to you");
    expect(html({ request: "sent" })).toContain("Waiting for tessellate");
  });

  it.each([
    [{ isBlocked: true, canWrite: false }, "blocked tessellate"],
    [{ isGone: true, name: "", canWrite: false }, "account was deleted"],
    [{ type: "common", canWrite: false } as const, "write in this room"],
  ])("says why nothing can be written: %o", (change, words) => {
    const page = html(change);
    expect(page).toContain(words);
    expect(page).not.toContain("<textarea");
  });
});
