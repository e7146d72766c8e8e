import type { WaitingMessage } from "@grow/app-kit/offline/waiting-message.ts";
import { describe, expect, it } from "vitest";
import type { MessageView } from "../message-view.ts";
import { withoutArrived } from "./without-arrived.ts";

const waiting = (id: string, change: Partial<WaitingMessage> = {}): WaitingMessage => ({
  ...{ id, userId: 1, address: "u-7", text: "ok", photo: null, share: null, after: 10, addedAt: 0 },
  ...{ state: "waiting", attempts: 0, nextAt: 0, failure: null },
  ...change,
});

const listed = (id: number, change: Partial<MessageView> = {}): MessageView => ({
  ...{ id, isOwn: true, sender: null, userId: 1, text: "ok", lang: "en", date: "2026-09-14T14:00:00.000Z" },
  ...{ photo: null, shared: null, isRemoved: false },
  ...change,
});

const left = (pending: readonly WaitingMessage[], messages: readonly MessageView[]) =>
  withoutArrived(pending, messages).map(({ id }) => id);

const photo = { url: "/media/a/640.webp" } as MessageView["photo"];
const strain = { kind: "strain" as const, id: 5, name: "Night Plum" };
const card = (id: number) => ({ kind: "strain", id }) as MessageView["shared"];

describe("withoutArrived", () => {
  it("hides a pending message that the list has as an own newer one", () => {
    expect(left([waiting("a")], [listed(11)])).toEqual([]);
  });

  it("shows it while the list has only an older one or somebody else's with its text", () => {
    expect(left([waiting("a")], [listed(10)])).toEqual(["a"]);
    expect(left([waiting("a")], [listed(11, { isOwn: false })])).toEqual(["a"]);
    expect(left([waiting("a")], [listed(11, { text: "okay" })])).toEqual(["a"]);
  });

  it("hides one of two with the same text for each listed one", () => {
    const two = [waiting("a"), waiting("b")];
    expect(left(two, [listed(11)])).toEqual(["b"]);
    expect(left(two, [listed(11), listed(12)])).toEqual([]);
  });

  it("tells messages apart by photo and card", () => {
    const withPhoto = waiting("a", { photo: { file: new Blob(["x"]), name: "bud.jpg" } });
    expect(left([withPhoto], [listed(11)])).toEqual(["a"]);
    expect(left([withPhoto], [listed(11, { photo })])).toEqual([]);
    const withCard = waiting("a", { share: strain });
    expect(left([withCard], [listed(11)])).toEqual(["a"]);
    expect(left([withCard], [listed(11, { shared: card(6) })])).toEqual(["a"]);
    expect(left([withCard], [listed(11, { shared: card(5) })])).toEqual([]);
    expect(left([waiting("a")], [listed(11, { shared: card(5) })])).toEqual(["a"]);
  });

  it("always shows a refused message, and one written where the newest messages were not loaded", () => {
    expect(left([waiting("a", { state: "refused" })], [listed(11)])).toEqual(["a"]);
    expect(left([waiting("a", { after: null })], [listed(11)])).toEqual(["a"]);
  });
});
