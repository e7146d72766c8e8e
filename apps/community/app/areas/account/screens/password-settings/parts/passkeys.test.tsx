// @vitest-environment happy-dom
import "../../../locales/settings/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Passkeys } from "./passkeys.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const device = vi.hoisted(() => ({ error: new Error() }));
vi.mock("@remix-run/react", () => ({
  Form: "form",
  useSubmit: () => () => {},
  useNavigation: () => ({ state: "idle" }),
}));
vi.mock("../../../shared/passkeys/browser-passkeys.ts", () => ({
  createPasskey: () => Promise.reject(device.error),
}));

let root: Root;
let place: HTMLElement;
beforeEach(async () => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <Passkeys id={7} means={{ hasPassword: true, hasPasskey: true }} passkeys={[]} sent={undefined} />
      </LocaleProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

it.each([
  ["InvalidStateError", "This device already has a passkey for your account."],
  ["NotAllowedError", "Your device didn't create a passkey. Try again."],
])("a device that answers %s shows: %s", async (name, text) => {
  device.error = Object.assign(new Error("refused"), { name });
  await act(async () => {
    place.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });
  await act(() => vi.waitFor(() => expect(place.textContent).toContain(text)));
});
