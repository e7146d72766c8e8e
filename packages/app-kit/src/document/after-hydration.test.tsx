// @vitest-environment happy-dom
import { LocaleProvider } from "@grow/i18n/react";
import { act, useId } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { AfterHydration } from "./after-hydration.ts";
import { rememberTypedText } from "./typed-text.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

let drawn = "";
function Field() {
  drawn = useId();
  return <input id={drawn} />;
}

it("AfterHydration leaves the ids of the page as the server rendered them", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(
    <LocaleProvider locale="en">
      <Field />
    </LocaleProvider>,
  );
  const onServer = drawn;
  drawn = "";
  await act(async () => {
    root = hydrateRoot(
      place,
      <LocaleProvider locale="en">
        <AfterHydration onHydrated={rememberTypedText(document)}>
          <Field />
        </AfterHydration>
      </LocaleProvider>,
    );
  });
  expect(drawn).toBe(onServer);
  expect(document.getElementById(drawn)).not.toBeNull();
});
