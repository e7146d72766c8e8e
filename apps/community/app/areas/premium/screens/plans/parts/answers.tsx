import { Disclosure } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import styles from "../../../shared/plans.module.css";

/** What growers ask before they buy. */
export function Answers() {
  return (
    <div className={styles.answers}>
      <Disclosure title={<Trans id="premium.ask.locked">Which diaries are locked?</Trans>}>
        <p>
          <Trans id="premium.ask.locked.text">
            A few finished diaries picked by our moderators. Cover, week strip, harvest and the first week
            stay open to everyone. Premium opens the rest.
          </Trans>
        </p>
      </Disclosure>
      <Disclosure title={<Trans id="premium.ask.renew">Does it renew by itself?</Trans>}>
        <p>
          <Trans id="premium.ask.renew.text">
            No. Two weeks before it ends, we send you an invoice. Pay it and Premium goes on; don't, and it
            ends. You can turn these invoices off here or in your settings.
          </Trans>
        </p>
      </Disclosure>
      <Disclosure title={<Trans id="premium.ask.end">What happens when it ends?</Trans>}>
        <p>
          <Trans id="premium.ask.end.text">
            Locked diaries close again. Your own diaries, photos and comments stay exactly as they are.
          </Trans>
        </p>
      </Disclosure>
      <Disclosure title={<Trans id="premium.ask.pay">When does it start?</Trans>}>
        <p>
          <Trans id="premium.ask.pay.text">
            As soon as your payment arrives. By bank transfer that takes a day or two; the invoice says whom
            to pay and is emailed to you.
          </Trans>
        </p>
      </Disclosure>
    </div>
  );
}
