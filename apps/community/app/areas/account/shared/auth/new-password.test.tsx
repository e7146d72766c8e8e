// @vitest-environment happy-dom
import "../../locales/auth/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NewPassword, type NewPasswordProps } from "./new-password.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const HINT = "At least 8 characters. A short sentence works best.";
const REJECTED = "This password is too easy to guess. Choose another.";

function form(props: Partial<NewPasswordProps>) {
  return (
    <LocaleProvider locale="en">
      <form>
        <input name="name" defaultValue="tessellate" />
        <input name="email" />
        <NewPassword label="Password" error={undefined} outcome={undefined} owner="form" {...props} />
      </form>
    </LocaleProvider>
  );
}

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

const show = (props: Partial<NewPasswordProps> = {}) => act(async () => root.render(form(props)));

async function type(name: string, value: string) {
  const input = place.querySelector(`[name=${name}]`) as HTMLInputElement;
  await act(async () => {
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Everything the password field says besides its label. */
const said = () => Array.from(place.querySelectorAll("p"), (one) => one.textContent);

describe("NewPassword", () => {
  it.each([
    ["tent", "4 more characters"],
    ["password123", "Too easy to guess. Try a few words together."],
    ["the garden of tessellate", "Leave out your name and email."],
    ["corvette1", "Long enough. Longer is even better."],
    ["the garden of tomatoes", "Great. That's hard to guess."],
  ])("says about %s: %s", async (password, words) => {
    await show();
    await type("password", password);
    expect(said()).toEqual([words]);
  });

  it("follows a name that is typed after the password", async () => {
    await show();
    await type("password", "the garden of tomatoes");
    await type("name", "Tomatoes");
    expect(said()).toEqual(["Leave out your name and email."]);
  });

  it("doesn't call a password strong whose owner it doesn't know", async () => {
    await show({ owner: undefined });
    await type("password", "the garden of tessellate");
    expect(said()).toEqual(["Long enough. Longer is even better."]);
  });

  it("shows its hint again when it is emptied", async () => {
    await show();
    await type("password", "tent");
    await type("password", "");
    expect(said()).toEqual([HINT]);
  });

  it("shows an error without hint or strength until the password is edited, and again with the next answer", async () => {
    await show();
    await type("password", "corvette1");
    await show({ error: REJECTED, outcome: {} });
    expect(said()).toEqual([REJECTED]);
    await type("name", "lucia");
    expect(said()).toEqual([REJECTED]);
    await type("password", "corvette12");
    expect(said()).toEqual(["Long enough. Longer is even better."]);
    await show({ error: REJECTED, outcome: {} });
    expect(said()).toEqual([REJECTED]);
  });

  it("shows an error without the hint on a page without JavaScript", () => {
    const html = renderToStaticMarkup(form({ error: REJECTED, outcome: {} }));
    expect(html).not.toContain(HINT);
    expect(html).toContain("too easy to guess");
  });
});
