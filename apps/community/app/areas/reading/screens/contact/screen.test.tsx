import "../../../../shared/file-input/locales/catalog.ts";
import "../../locales/contact/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { NO_ERRORS } from "../../../../shared/form-errors.ts";
import { ContactScreen } from "./screen.tsx";
import type { SentContact } from "./view.ts";

let viewer: { id: number } | null = null;

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
  Link: "a",
  useNavigation: () => ({ state: "idle" }),
  useSubmit: () => () => undefined,
}));
vi.mock("../../../../shared/root-data.ts", () => ({ useViewer: () => viewer }));

const values = {
  topic: "bug",
  name: "Lucia",
  email: "lucia@mail.example",
  subject: "Twice",
  text: "Twice in <week> 12.",
  link: "/diaries/12",
};
const html = (sent?: SentContact) =>
  renderToStaticMarkup(
    <LocaleProvider locale="de">
      <ContactScreen intro={{ html: "<p>Hallo.</p>" }} values={values} sent={sent} />
    </LocaleProvider>,
  );

it("a member's form works without script", () => {
  viewer = { id: 7 };
  const page = html();
  expect(page).toMatch(/<form[^>]*method="post"/);
  expect(page).not.toMatch(/<button[^>]*type="submit"[^>]*disabled/);
  expect(page).not.toContain("<noscript>");
  expect(page).not.toContain("recaptcha");
});

it("a guest's form waits for the proof of work, and says what to do without script", () => {
  viewer = null;
  const page = html();
  expect(page).toMatch(/<noscript>.*E-Mail-Adresse oben/s);
  expect(page).toMatch(/<input type="hidden" name="recaptcha" value=""/);
});

it("shows errors beside the fields and keeps everything that was typed", () => {
  viewer = { id: 7 };
  const fields = { topic: "Wähle ein Thema.", email: "Prüfe die Adresse." };
  const page = html({ isSent: false, errors: { fields, form: "Zu viele Versuche." } });
  expect(page).toMatch(/role="alert".*Zu viele Versuche/s);
  expect(page).toContain("Wähle ein Thema.");
  expect(page).toMatch(/name="email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="email"/);
  const typed = ["Lucia", "Twice in &lt;week&gt; 12.", 'value="/diaries/12"'];
  for (const text of typed) expect(page).toContain(text);
  expect(page).toMatch(/checked=""[^>]*value="bug"|value="bug"[^>]*checked=""/);
});

it("says where the answer goes", () => {
  const page = html({ isSent: true, errors: NO_ERRORS });
  expect(page).toContain("lucia@mail.example");
  expect(page).not.toContain("<form");
});
