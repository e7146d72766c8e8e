import "../../locales/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { NO_ERRORS } from "../../../../shared/form-errors.ts";
import { ContactsScreen, type RefusedReply } from "./screen.tsx";
import type { ContactView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
  Link: "a",
}));

const MESSAGE: ContactView = {
  id: 31,
  topic: "bug",
  subject: "Twice",
  text: "Twice in <week> 12.",
  lang: "es",
  state: "open",
  date: "2026-09-14T08:30:00.000Z",
  name: "Lucia",
  email: "lucia@mail.example",
  profile: null,
  page: { path: "/nowhere", href: null },
  photo: "/media/key/640.webp",
  replies: [{ id: 1, text: "Fixed.", date: "2026-09-14T09:30:00.000Z", by: "admin" }],
  count: 1,
};
const html = (change: Partial<ContactView> = {}, refused: RefusedReply | null = null) =>
  renderToStaticMarkup(
    <LocaleProvider locale="de">
      <ContactsScreen
        state="open"
        lang="es"
        items={[{ ...MESSAGE, ...change }]}
        next={null}
        counts={{ open: 1200, answered: 2, closed: 0 }}
        done={null}
        refused={refused}
      />
    </LocaleProvider>,
  );

it("shows the message, its answers and a form that names their number", () => {
  const page = html();
  expect(page).toContain("Twice in &lt;week&gt; 12.");
  expect(page).toContain("Fixed.");
  expect(page).toContain('href="mailto:lucia@mail.example"');
  expect(page).toMatch(/name="id" value="31"/);
  expect(page).toMatch(/name="count" value="1"/);
  expect(page).toMatch(/name="state" value="closed"/);
  expect(page).toMatch(/lang="es"/);
});

it("filters by language and keeps the state", () => {
  expect(html()).toContain('href="/admin/contacts?state=open&amp;lang=th"');
  expect(html()).toContain('href="/admin/contacts?state=answered&amp;lang=es"');
});

it("offers to reopen a closed message", () => {
  expect(html({ state: "closed" })).toMatch(/name="state" value="open"/);
});

it("counts the messages of each state", () => {
  expect(html()).toContain("Offen (1.200)");
});

it("names the language of a message for its answer", () => {
  expect(html()).toContain("lucia@mail.example. Sprache der Nachricht: Español");
});

it("keeps an answer to a message that another user has moved out of the list", () => {
  const errors = { ...NO_ERRORS, form: "Jemand war schneller." };
  const present = { ...MESSAGE, id: 32, state: "answered", subject: "Moved" } as const;
  const page = html({}, { id: 32, text: "Meine Antwort", errors, present });
  expect(page).toContain("Moved");
  expect(page).toMatch(/Jemand war schneller.*Meine Antwort/s);
});

it("keeps an answer that was not sent, and says why", () => {
  const errors = { ...NO_ERRORS, form: "Jemand war schneller." };
  const page = html({}, { id: 31, text: "Meine Antwort", errors, present: null });
  expect(page).toMatch(/role="alert".*Jemand war schneller/s);
  expect(page).toContain("Meine Antwort");
});
