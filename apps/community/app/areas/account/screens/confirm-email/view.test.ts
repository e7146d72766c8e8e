import { describe, expect, it } from "vitest";
import { confirmView } from "./view.ts";

const personal = { email: "lucia@mail.example", is_email_confirmed: false };

describe("the page about confirming an address", () => {
  it("shows what became of the link", () => {
    const shown = (state: "valid" | "done" | "already" | "expired" | "invalid") =>
      confirmView({ state, address: "a@b.example", personal: null }).card;
    expect([shown("valid"), shown("done"), shown("already"), shown("expired"), shown("invalid")]).toEqual([
      "press",
      "done",
      "done",
      "expired",
      "invalid",
    ]);
  });

  it("without a link shows a member where to look", () => {
    expect(confirmView({ state: null, address: null, personal })).toEqual({
      card: "sent",
      address: "lucia@mail.example",
    });
    const confirmed = { ...personal, is_email_confirmed: true };
    expect(confirmView({ state: null, address: null, personal: confirmed }).card).toBe("done");
  });

  it("asks a guest for the address", () => {
    expect(confirmView({ state: null, address: null, personal: null })).toEqual({
      card: "ask",
      address: null,
    });
  });
});
