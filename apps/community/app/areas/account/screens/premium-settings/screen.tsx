import { LinkButton, Note } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { PremiumNote } from "../../../../shared/premium/premium-note.tsx";
import type { PremiumState } from "../../../../shared/premium/premium-state.ts";
import type { Sent } from "../../shared/settings/own-settings.ts";
import { SettingsPage } from "../../shared/settings/settings-page.tsx";

/** A member's Premium, its renewal, and the way to the plans. */
export function PremiumSettingsScreen({ sent, ...state }: PremiumState & { sent: Sent | undefined }) {
  return (
    <SettingsPage
      title={<Trans id="settings.section.premium">Premium</Trans>}
      text={
        state.current ? null : (
          <Trans id="settings.premium.none">Premium opens every locked diary and hides ads.</Trans>
        )
      }
    >
      {sent?.errors.form ? (
        <Note tone="bad" urgent>
          {sent.errors.form}
        </Note>
      ) : null}
      <PremiumNote {...state} />
      <p>
        <LinkButton look={state.current ? "outline" : "primary"} href={paths.premiumPage()}>
          {state.current ? (
            <Trans id="settings.premium.extend">Extend Premium</Trans>
          ) : (
            <Trans id="settings.premium.get">Get Premium</Trans>
          )}
        </LinkButton>
      </p>
    </SettingsPage>
  );
}
