import { Checkbox, SettingRow } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "../screen.module.css";
import type { ChoiceView } from "../view.ts";
import { newsHelp, newsName } from "./news-words.ts";

/** One kind of news, and a box for each way that it can come. */
export function NewsRow({ event, site, mail }: ChoiceView) {
  const { i18n } = useLingui();
  return (
    <SettingRow title={newsName(i18n, event)} help={newsHelp(i18n, event)}>
      {(tie) => (
        <fieldset className={styles.boxes} {...tie}>
          <Checkbox name={`${event}.site`} defaultChecked={site}>
            <Trans id="settings.news.site">On Grow</Trans>
          </Checkbox>
          <Checkbox name={`${event}.mail`} defaultChecked={mail}>
            <Trans id="settings.news.mail">By email</Trans>
          </Checkbox>
        </fieldset>
      )}
    </SettingRow>
  );
}
