import "../../../../locales/catalog.ts";
import "../../locales/auth/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { NO_ERRORS } from "../../../../shared/form-errors.ts";
import { ConfirmEmailScreen, type ConfirmEmailScreenProps } from "./screen.tsx";

vi.mock("@remix-run/react", () => ({ Form: "form", useNavigation: () => ({ state: "idle" }) }));

const page = (sent?: Partial<NonNullable<ConfirmEmailScreenProps["sent"]>>) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <ConfirmEmailScreen
        card="done"
        address="lucia@mail.example"
        next="/"
        isGuest={false}
        sent={sent && { isSent: false, errors: NO_ERRORS, state: "done", isChange: false, ...sent }}
      />
    </LocaleProvider>,
  );

it("a confirmed address says what it allows only to a new member", () => {
  expect(page({})).toContain("You can now comment and start a diary.");
  for (const seen of [page({ isChange: true }), page({ state: "already" }), page()]) {
    expect(seen).not.toContain("You can now comment");
    expect(seen).toContain("email you at this address");
  }
});
