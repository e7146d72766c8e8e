import type { Schema } from "@grow/contract";
import { Note, Stack } from "@grow/ui/foundation";
import { CookieChoice } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { Sent } from "../../shared/settings/own-settings.ts";
import { SettingsPage } from "../../shared/settings/settings-page.tsx";

export interface CookieScreenProps {
  cookies: Schema<"CookieConsent"> | null;
  sent: Sent | undefined;
}

/** Choices about cookies. */
export function CookieScreen({ cookies, sent }: CookieScreenProps) {
  const { t } = useLingui();
  return (
    <SettingsPage title={<Trans id="settings.section.cookies">Cookies</Trans>}>
      <Form method="post">
        <input type="hidden" name="form" value="cookies" />
        <Stack gap={5}>
          <CookieChoice
            title={t({ id: "settings.cookies.kinds", message: "What we may remember" })}
            kinds={[
              {
                name: "necessary",
                label: t({ id: "settings.cookies.necessary", message: "Necessary" }),
                detail: t({
                  id: "settings.cookies.necessary.help",
                  message: "Signing in, language, units. Always on.",
                }),
                isNeeded: true,
              },
              {
                name: "statistics",
                label: t({ id: "settings.cookies.statistics", message: "Statistics" }),
                detail: t({
                  id: "settings.cookies.statistics.help",
                  message: "Which pages are visited, without names",
                }),
                defaultOn: cookies?.statistics ?? false,
              },
              {
                name: "marketing",
                label: t({ id: "settings.cookies.marketing", message: "Marketing" }),
                detail: t({ id: "settings.cookies.marketing.help", message: "Which banners you've seen" }),
                defaultOn: cookies?.marketing ?? false,
              },
            ]}
            words={{
              needed: t({ id: "settings.cookies.needed", message: "Only necessary" }),
              chosen: t({ id: "settings.cookies.chosen", message: "Save my choice" }),
              all: t({ id: "settings.cookies.all", message: "Allow all" }),
            }}
          />
          {sent ? (
            <Note tone={sent.isSaved ? "good" : "bad"} urgent>
              {sent.isSaved ? <Trans id="settings.saved">Saved</Trans> : sent.errors.form}
            </Note>
          ) : null}
        </Stack>
      </Form>
    </SettingsPage>
  );
}
