import type { ComplainType } from "@grow/api-client";
import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { LIMITS } from "@grow/domain";
import { Button, Cluster, LinkButton, Note, Page, Stack } from "@grow/ui/foundation";
import { ChoiceGroup, Radio, TextArea } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { FormErrors } from "../../../../shared/form-errors.ts";
import {
  complaintHeading,
  complaintReasons,
  complaintTexts,
} from "../../../../shared/talk/complaint-words.ts";
import styles from "../../shared/talk.module.css";

interface ComplaintScreenProps {
  type: ComplainType;
  /** The page it is about. */
  back: string;
  isSent: boolean;
  refused: { errors: FormErrors; reason: string; text: string };
}

/** The report form as a page, for browsers without JavaScript and direct links. */
export function ComplaintScreen({ type, back, isSent, refused }: ComplaintScreenProps) {
  const { i18n } = useLingui();
  const { isBusy, onSubmit } = useSingleSubmit();
  const texts = complaintTexts(i18n);
  const { errors } = refused;
  const problem = errors.form ?? errors.fields.reason;
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={5}>
        <h1>{complaintHeading(i18n, type)}</h1>
        {isSent ? (
          <>
            <Note tone="good">{texts.sent}</Note>
            <p>
              <LinkButton look="primary" href={back}>
                <Trans id="talk.back">Back to the page</Trans>
              </LinkButton>
            </p>
          </>
        ) : (
          <Form method="post" onSubmit={onSubmit} noValidate>
            <Stack gap={4}>
              <p>{texts.intro}</p>
              {problem ? (
                <Note tone="bad" urgent>
                  {problem}
                </Note>
              ) : null}
              <ChoiceGroup legend={texts.reason}>
                {complaintReasons(i18n).map(({ value, label, detail }) => (
                  <Radio
                    key={value}
                    name="reason"
                    value={value}
                    detail={detail}
                    defaultChecked={value === refused.reason}
                    required
                  >
                    {label}
                  </Radio>
                ))}
              </ChoiceGroup>
              <TextArea
                name="text"
                label={texts.text}
                optional
                rows={3}
                maxLength={LIMITS.complaint_text.max}
                defaultValue={refused.text}
                error={errors.fields.text}
              />
              <Cluster>
                <Button look="primary" type="submit" busy={isBusy}>
                  {texts.submit}
                </Button>
                <LinkButton look="quiet" href={back}>
                  {texts.cancel}
                </LinkButton>
              </Cluster>
            </Stack>
          </Form>
        )}
      </Stack>
    </Page>
  );
}
