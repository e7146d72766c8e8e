import { Button, Icon, Stack } from "@grow/ui/foundation";
import { Checkbox } from "@grow/ui/input";
import { MenuHeading, Popover } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Settings } from "lucide-react";
import { paths } from "../../../paths.ts";
import styles from "../screen.module.css";

/** Settings of the chat: whether read marks are shown, to both sides or to neither. */
export function ChatSettings({ showsRead }: { showsRead: boolean }) {
  const { t } = useLingui();
  const label = t({ id: "chat.settings", message: "Chat settings" });
  return (
    <Popover square label={label} trigger={<Icon of={Settings} />}>
      <MenuHeading>{label}</MenuHeading>
      <Form method="post" action={paths.chat()} className={styles.settings}>
        <Stack gap={3}>
          <input type="hidden" name="intent" value="settings" />
          <Checkbox
            name="is_read_marks"
            value="yes"
            defaultChecked={showsRead}
            detail={
              <Trans id="chat.settings.read.detail">
                When it's off, you don't see when others have read yours either.
              </Trans>
            }
          >
            <Trans id="chat.settings.read">Show when you've read messages</Trans>
          </Checkbox>
          <Button type="submit" size="small" look="primary">
            <Trans id="chat.settings.save">Save</Trans>
          </Button>
        </Stack>
      </Form>
    </Popover>
  );
}
