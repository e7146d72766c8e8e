import { Button, Icon, Stack } from "@grow/ui/foundation";
import { ChoiceGroup, Radio } from "@grow/ui/input";
import { Dialog } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { MessageCircle, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import styles from "../screen.module.css";

export interface PushSheetProps {
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
  onTurnOn: (isNamed: boolean) => void;
}

/** Says what comes and how it looks, before the browser asks. */
export function PushSheet({ open, isBusy, onClose, onTurnOn }: PushSheetProps) {
  const { t } = useLingui();
  const [isNamed, setNamed] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans id="settings.push.ask">Turn on push?</Trans>}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            <Trans id="settings.push.notNow">Not now</Trans>
          </Button>
          <Button look="primary" busy={isBusy} onClick={() => onTurnOn(isNamed)}>
            <Trans id="settings.push.on">Turn on push</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <ul className={styles.reasons}>
          <li>
            <Icon of={MessageCircle} />
            <span>
              <Trans id="settings.push.what">Messages, comments, answers and wins, when they happen</Trans>
            </span>
          </li>
          <li>
            <Icon of={SlidersHorizontal} />
            <span>
              <Trans id="settings.push.choose">
                On this page you choose what you get, and can turn push off again.
              </Trans>
            </span>
          </li>
        </ul>
        <ChoiceGroup legend={t({ id: "settings.push.screen", message: "On your lock screen" })}>
          <Radio
            name="push_text"
            checked={!isNamed}
            onChange={() => setNamed(false)}
            detail={
              <Trans id="settings.push.neutral.help">
                “You have a new message”: no names, no texts, no plants
              </Trans>
            }
          >
            <Trans id="settings.push.neutral">Neutral</Trans>
          </Radio>
          <Radio
            name="push_text"
            checked={isNamed}
            onChange={() => setNamed(true)}
            detail={<Trans id="settings.push.named.help">Only for messages in private chats</Trans>}
          >
            <Trans id="settings.push.named">Names and texts</Trans>
          </Radio>
        </ChoiceGroup>
        <p>
          <Trans id="settings.push.next">Next, your browser asks. Choose Allow.</Trans>
        </p>
      </Stack>
    </Dialog>
  );
}
