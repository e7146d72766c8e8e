import "../../locales/widget/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { WidgetScreen } from "./screen.tsx";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: ({ preventScrollReset: _, ...props }: Record<string, unknown>) => <form {...props} />,
}));
vi.mock("@grow/ui/overlay", () => ({ useToast: () => () => undefined }));

const choice = { of: "", address: "", size: "card", theme: "", lang: "de" } as const;
const things = [
  { path: "/diaries/12", name: "Night <Plum>", isProfile: false },
  { path: "/grower/owl", name: "owl", isProfile: true },
];
const made = {
  src: "/widget/diary/12?lang=de",
  title: "Night Plum auf Grow",
  ...{ width: 352, height: 224 },
  code: '<iframe src="x"></iframe>',
};
type Props = Parameters<typeof WidgetScreen>[0];

const html = (change: Partial<Props> = {}) =>
  renderToStaticMarkup(
    <LocaleProvider locale="de">
      <WidgetScreen
        things={things}
        choice={choice}
        made={null}
        isExample={false}
        isMissing={false}
        script="https://grow.example/scripts/widget.js"
        {...change}
      />
    </LocaleProvider>,
  );

it("is a form without script, with the member's diaries and profile", () => {
  const page = html();
  expect(page).toMatch(
    /<form[^>]*method="get"[^>]*action="\/widget"|<form[^>]*action="\/widget"[^>]*method="get"/,
  );
  expect(page).toContain("Night &lt;Plum&gt;");
  expect(page).toContain("owl (dein Profil)");
  expect(page).not.toContain("<iframe");
  expect(html({ things: [] })).not.toContain('name="of"');
});

it("shows the card, its code and the script that fits it", () => {
  const page = html({ made });
  expect(page).toMatch(/<iframe[^>]*src="\/widget\/diary\/12\?lang=de"/);
  expect(page).toContain("&lt;iframe src=");
  expect(page).toContain("&lt;script async src=&quot;https://grow.example/scripts/widget.js&quot;&gt;");
});

it("shows an example without code before a guest has chosen", () => {
  const page = html({ made, isExample: true });
  expect(page).toContain('src="/widget/diary/12?lang=de"');
  expect(page).not.toContain("&lt;iframe");
});

it("says at the field that an address has no card", () => {
  expect(html({ isMissing: true })).toMatch(/aria-invalid="true"/);
});
