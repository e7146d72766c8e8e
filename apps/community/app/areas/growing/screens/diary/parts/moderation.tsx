import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { Button, Cluster, Disclosure, Stack } from "@grow/ui/foundation";
import { Checkbox, TextArea } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Gavel } from "lucide-react";
import { paths } from "../../../../../paths.ts";
import type { ModerationView } from "../view.ts";

const LONGEST_REASON = 1000;

interface ModerationProps {
  diary: number;
  moderation: ModerationView;
}

/** A moderator's decision on a diary: approved, rejected or put back to wait, with a word to the grower. */
export function Moderation({ diary, moderation }: ModerationProps) {
  const { t } = useLingui();
  const action = paths.approveDiary(diary);
  const { isBusy, onSubmit } = useSingleSubmit(action);
  const { state } = moderation;
  const summary = {
    approved: t({ id: "diary.moderation.approved", message: "approved" }),
    waiting: t({ id: "diary.moderation.waiting", message: "in review" }),
    rejected: t({ id: "diary.moderation.rejected", message: "rejected" }),
  }[state];
  return (
    <Disclosure
      title={<Trans id="diary.moderation">Moderation</Trans>}
      icon={Gavel}
      summary={summary}
      open={state === "waiting"}
    >
      <Form method="post" action={action} onSubmit={onSubmit}>
        <Stack>
          <Checkbox name="is_verify" value="yes" defaultChecked={moderation.isVerified}>
            <Trans id="diary.moderation.verify">Verified grow</Trans>
          </Checkbox>
          <Checkbox name="is_lock" value="yes" defaultChecked={moderation.isLocked}>
            <Trans id="diary.moderation.lock">Premium only</Trans>
          </Checkbox>
          <TextArea
            name="text"
            rows={2}
            maxLength={LONGEST_REASON}
            label={t({ id: "diary.moderation.reason", message: "Message to the grower" })}
            optional
          />
          <Cluster gap={2}>
            <Button look="primary" type="submit" name="state" value="approve" disabled={isBusy}>
              {state === "approved" ? (
                <Trans id="diary.moderation.save">Save</Trans>
              ) : (
                <Trans id="diary.moderation.approve">Approve</Trans>
              )}
            </Button>
            {state === "rejected" ? null : (
              <Button look="danger" type="submit" name="state" value="reject" disabled={isBusy}>
                <Trans id="diary.moderation.reject">Reject</Trans>
              </Button>
            )}
            {state === "waiting" ? null : (
              <Button look="outline" type="submit" name="state" value="wait" disabled={isBusy}>
                <Trans id="diary.moderation.wait">Return to review</Trans>
              </Button>
            )}
          </Cluster>
        </Stack>
      </Form>
    </Disclosure>
  );
}
