import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, LinkButton, Note, Stack } from "@grow/ui/foundation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "@remix-run/react";
import { Pencil, Send } from "lucide-react";
import { BackLink } from "../../../../shared/editor/back-link.tsx";
import type { PreviewWidth } from "../../paths.ts";
import { paths } from "../../paths.ts";
import { Facts } from "../../shared/facts.tsx";
import { MailPreview } from "../../shared/mail-preview.tsx";
import type { Obstacle, SendView } from "./view.ts";

export interface SendScreenProps extends SendView {
  brandName: string;
  /** Origin of the community site, where links of the text lead. */
  communityUrl: string;
  width: PreviewWidth;
  /** Why it was not sent. */
  problem: string | null;
}

/** The last look at a newsletter: who gets it, when, and how it looks. Works without scripts. */
export function SendScreen({ brandName, communityUrl, width, problem, ...view }: SendScreenProps) {
  const formats = useFormats();
  const { state } = useNavigation();
  const { id, recipients, obstacles, date } = view;
  const time = date === null ? "" : formats.dateTime(date);
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <BackLink href={paths.editNewsletter(id)}>
          <Trans id="newsletter.send.back">Edit newsletter</Trans>
        </BackLink>
        <h1>
          <Trans id="newsletter.send.title">Check and send</Trans>
        </h1>
      </Stack>
      {problem ? (
        <Note tone="bad" urgent>
          {problem}
        </Note>
      ) : null}
      <Facts {...view} recipients={recipients} />
      {obstacles.length > 0 ? (
        <Obstacles id={id} obstacles={obstacles} />
      ) : (
        <Form method="post" action={paths.sendNewsletter(id)}>
          <input type="hidden" name="version" value={view.version} />
          <Stack gap={3}>
            <p>
              {date === null ? (
                <Trans id="newsletter.send.now.text">
                  It starts within a minute. After that you can't change or stop it.
                </Trans>
              ) : (
                <Trans id="newsletter.send.later.text">
                  It starts on {time} UTC. Until then you can cancel it. Who gets it is decided at that time.
                </Trans>
              )}
            </p>
            <Cluster>
              <Button look="primary" type="submit" icon={Send} busy={state === "submitting"}>
                {date === null ? (
                  <Plural
                    id="newsletter.send.now"
                    value={recipients}
                    one="Send to # grower"
                    other="Send to # growers"
                  />
                ) : (
                  <Plural
                    id="newsletter.send.later"
                    value={recipients}
                    one="Schedule for # grower"
                    other="Schedule for # growers"
                  />
                )}
              </Button>
              <LinkButton look="outline" icon={Pencil} href={paths.editNewsletter(id)}>
                <Trans id="newsletter.send.edit">Keep editing</Trans>
              </LinkButton>
            </Cluster>
          </Stack>
        </Form>
      )}
      <MailPreview
        {...view}
        {...{ brandName, communityUrl, width }}
        hrefOf={(one) => paths.sendNewsletter(id, one)}
      />
    </Stack>
  );
}

function Obstacles({ id, obstacles }: Pick<SendView, "id" | "obstacles">) {
  const { t } = useLingui();
  const words: Record<Obstacle, string> = {
    title: t({ id: "newsletter.send.missing.title", message: "Write a subject." }),
    text: t({ id: "newsletter.send.missing.text", message: "Write a text or add a picture." }),
    time: t({ id: "newsletter.send.missing.time", message: "The time is over. Choose another." }),
    recipients: t({
      id: "newsletter.send.missing.recipients",
      message: "No one gets it as of now. Choose other recipients or languages.",
    }),
  };
  return (
    <Note
      tone="warn"
      urgent
      title={<Trans id="newsletter.send.missing">The draft is saved, but not ready to send</Trans>}
    >
      <ul>
        {obstacles.map((obstacle) => (
          <li key={obstacle}>{words[obstacle]}</li>
        ))}
      </ul>
      <p>
        <LinkButton look="outline" size="small" icon={Pencil} href={paths.editNewsletter(id)}>
          <Trans id="newsletter.send.edit">Keep editing</Trans>
        </LinkButton>
      </p>
    </Note>
  );
}
