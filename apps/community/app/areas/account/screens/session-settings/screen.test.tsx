import "../../../../locales/catalog.ts";
import "../../locales/settings/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { NO_ERRORS } from "../../../../shared/form-errors.ts";
import type { Sent } from "../../shared/settings/own-settings.ts";
import { SessionScreen } from "./screen.tsx";

vi.mock("@remix-run/react", () => ({ Form: "form", useNavigation: () => ({ state: "idle" }) }));

const here = {
  ...{ id: 1, browser: "Firefox", system: "Linux", is_current: true },
  ...{ used: "20 November 2026, 12:00", since: "1 November 2026" },
};
const page = (sent?: Sent) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <SessionScreen sessions={[here]} sent={sent} />
    </LocaleProvider>,
  );

it("signing out everywhere else says that it worked, though its button is gone", () => {
  const sent = { form: "endAll", isSaved: true, errors: NO_ERRORS, typed: {} };
  expect(page(sent)).toContain("signed out everywhere else.");
  expect(page()).not.toContain("signed out everywhere else.");
});
