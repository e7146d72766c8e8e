import "../../locales/catalog.ts";
import "../../locales/pages/catalog.ts";
import "../../locales/rich-text/catalog.ts";
import "../../locales/versions/catalog.ts";
import { NO_ERRORS } from "@grow/app-kit/forms/form-errors.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { type FormHTMLAttributes, forwardRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { samplePage } from "../../shared/pages/testing/sample-page.ts";
import type { UnsavedPage } from "./save-page.ts";
import { EditedPageScreen } from "./screen.tsx";
import { pageView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: forwardRef<HTMLFormElement, FormHTMLAttributes<HTMLFormElement>>((props, ref) => (
    <form {...props} ref={ref} />
  )),
  Link: "a",
  useBlocker: () => ({ state: "unblocked" }),
  useLocation: () => ({ pathname: "/admin/pages/imprint/en", search: "" }),
  useNavigation: () => ({ state: "idle" }),
  useNavigationType: () => "PUSH",
  useRouteLoaderData: () => ({ now: 0, origin: "https://grow.example", viewer: null }),
}));

interface Shown {
  page?: Parameters<typeof samplePage>[0];
  mayEdit?: boolean;
  done?: "saved" | "reset" | null;
  unsaved?: UnsavedPage;
}

const html = ({ page, mayEdit = true, done = null, unsaved }: Shown = {}) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <EditedPageScreen {...pageView(samplePage(page))} {...{ mayEdit, done, unsaved, changes: [] }} />
    </LocaleProvider>,
  );

it("has a form that works without scripts, and names what is filled in", () => {
  const page = html();
  expect(page).toMatch(/<input type="hidden" name="version" value="2"/);
  expect(page).toMatch(/<textarea [^>]*name="text"[^>]*>&lt;p&gt;\{operator\}&lt;\/p&gt;<\/textarea>/);
  expect(page).toContain("{operator}, {address}, {email}, {host}");
  for (const intent of ["save", "preview", "reset"])
    expect(page).toMatch(new RegExp(`<button [^>]*name="intent" [^>]*value="${intent}"`));
  expect(page).toContain('href="/imprint?lang=en"');
  expect(page).toContain('href="/admin/pages/imprint/en/versions"');
});

it("says that the delivered text changed, and lets the editor say that they have seen it", () => {
  const page = html({ page: { is_outdated: true } });
  expect(page).toContain("An update of Grow changed the delivered text.");
  expect(page).toMatch(/<input [^>]*name="delivered_hash" [^>]*value="0f0f/);
  expect(html()).not.toContain("delivered_hash");
});

it("has nothing to compare or delete while the text is delivered", () => {
  const page = html({ page: { state: "delivered", version: 0, item_user: null, update_date: null } });
  expect(page).toContain("As delivered");
  expect(page).toMatch(/name="version" value="0"/);
  expect(page).not.toMatch(/value="reset"|Compare with/);
});

it("shows moderators the words without a form", () => {
  const page = html({ mayEdit: false });
  expect(page).toContain("Only administrators can edit pages.");
  expect(page).toContain("<p>{operator}</p>");
  expect(page).not.toContain("<form");
});

it("shows the preview above what was typed", () => {
  const typed = { title: "Typed", description: "Who.", text: "<p>{host}</p>" };
  const preview = { title: "Typed", description: "Who.", text: "<p>grow.example</p>" };
  const page = html({ unsaved: { errors: NO_ERRORS, typed, conflict: null, preview } });
  expect(page).toMatch(/Preview, not saved.*<p>grow\.example<\/p>.*&lt;p&gt;\{host\}/s);
});

it("shows both texts of a conflict, and saves over the newer one next", () => {
  const typed = { title: "Mine", description: "", text: "<p>My words</p>" };
  const theirs = { title: "Theirs", description: "", text: "<p>Their words</p>" };
  const page = html({ unsaved: { errors: NO_ERRORS, typed, conflict: { version: 5, theirs } } });
  expect(page).toMatch(/My words.*Their words/s);
  expect(page).toMatch(/name="version" value="5"/);
});

it("says that a text without a page is for apps", () => {
  expect(html({ page: { name: "welcome" } })).toContain("No page shows this text.");
});

it("confirms that readers get the delivered text again", () => {
  expect(html({ done: "reset" })).toContain("Readers get the delivered text again.");
});
