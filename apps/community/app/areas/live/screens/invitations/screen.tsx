import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, EmptyState, Note, Page, Section, Stack, TextLink } from "@grow/ui/foundation";
import { PersonRow } from "@grow/ui/social";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { useRootData } from "../../../../shared/root-data.ts";
import layout from "../../shared/page.module.css";
import type { AnswerDone, InvitationRow, InvitationsView, InvitedAs, TestRow } from "./view.ts";

export interface InvitationsScreenProps extends InvitationsView {
  /** Why the last answer was rejected, if there are words for it here. */
  problem: "gone" | "full" | "left" | null;
  /** Any other reason. */
  text: string | null;
}

/** What accepting means, by role. */
const OFFERS: Record<InvitedAs, MessageDescriptor> = {
  owner: msg({
    id: "invitations.owner",
    message: "Manage the brand as an owner: page, products, people and plan.",
  }),
  editor: msg({
    id: "invitations.editor",
    message: "Manage the brand as an editor: page, products, feeding charts and testers.",
  }),
  viewer: msg({ id: "invitations.viewer", message: "See the brand's portal as a viewer." }),
  tester: msg({
    id: "invitations.tester",
    message: "Test the brand's products. Your diaries with them get a tester badge.",
  }),
};

const DONE: Record<AnswerDone, MessageDescriptor> = {
  manager: msg({ id: "invitations.done.manager", message: "You're in. The brand is in your portal now." }),
  tester: msg({ id: "invitations.done.tester", message: "You're a tester now." }),
  declined: msg({ id: "invitations.done.declined", message: "Invitation declined" }),
  left: msg({
    id: "invitations.done.left",
    message: "You've left the test. Your diaries lose its badge.",
  }),
};

const PROBLEMS = {
  gone: msg({ id: "invitations.gone", message: "This invitation has expired or was withdrawn." }),
  full: msg({
    id: "invitations.full",
    message: "The brand's plan has no room left. Ask the brand, then accept again.",
  }),
  left: msg({ id: "invitations.left", message: "You no longer test for this brand." }),
};

/** Invitations by brands, each with its answer, and the brands that the grower tests for. Works without scripts. */
export function InvitationsScreen({ invitations, tests, done, problem, text }: InvitationsScreenProps) {
  const { i18n } = useLingui();
  const root = useRootData();
  const rejected = problem === null ? text : i18n._(PROBLEMS[problem]);
  return (
    <Page width="narrow" className={layout.page}>
      <Stack gap={6}>
        <h1>
          <Trans id="invitations.heading">Invitations</Trans>
        </h1>
        {rejected ? (
          <Note tone="bad" urgent>
            {rejected}
          </Note>
        ) : done ? (
          <Note tone="good" urgent title={i18n._(DONE[done])}>
            {done === "manager" && root?.brandsUrl ? (
              <TextLink href={root.brandsUrl}>
                <Trans id="invitations.portal">Open brand portal</Trans>
              </TextLink>
            ) : null}
          </Note>
        ) : null}
        {invitations.length === 0 && tests.length > 0 ? null : invitations.length === 0 ? (
          <EmptyState title={<Trans id="invitations.empty">No open invitations</Trans>}>
            <Trans id="invitations.empty.text">
              Brands can ask you to test their products or help run their page.
            </Trans>
          </EmptyState>
        ) : (
          <Stack gap={6}>
            {invitations.map((invitation) => (
              <Invitation key={invitation.id} {...invitation} />
            ))}
            <p>
              <Trans id="invitations.ratings">
                If you accept, your ratings of the brand's products are marked and no longer count.
              </Trans>
            </p>
          </Stack>
        )}
        {tests.length === 0 ? null : (
          <Section title={<Trans id="invitations.tests">Brands you test for</Trans>}>
            <Stack gap={6}>
              {tests.map((test) => (
                <BrandTest key={test.brandId} {...test} />
              ))}
              <p>
                <Trans id="invitations.tests.text">
                  If you leave, your diaries lose the tester badge and the brand sees that you left. Marked
                  ratings stay marked.
                </Trans>
              </p>
            </Stack>
          </Section>
        )}
      </Stack>
    </Page>
  );
}

function Invitation({ id, brand, href, logo, as, dateEnd }: InvitationRow) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const date = formats.date(dateEnd);
  return (
    <Stack gap={3}>
      <PersonRow
        src={logo}
        seed={id}
        name={brand}
        href={href}
        detail={<Trans id="invitations.until">Open until {date}</Trans>}
      />
      <p>{i18n._(OFFERS[as])}</p>
      <Form method="post">
        <input type="hidden" name="invitation" value={id} />
        <Cluster gap={2}>
          <Button
            type="submit"
            name="state"
            value="accepted"
            look="primary"
            aria-label={t({ id: "invitations.accept.name", message: `Accept the invitation from ${brand}` })}
          >
            <Trans id="invitations.accept">Accept</Trans>
          </Button>
          <Button
            type="submit"
            name="state"
            value="declined"
            look="outline"
            aria-label={t({
              id: "invitations.decline.name",
              message: `Decline the invitation from ${brand}`,
            })}
          >
            <Trans id="invitations.decline">Decline</Trans>
          </Button>
        </Cluster>
      </Form>
    </Stack>
  );
}

function BrandTest({ brandId, brand, href, logo, since }: TestRow) {
  const { t } = useLingui();
  const formats = useFormats();
  const date = formats.date(since);
  return (
    <Stack gap={3}>
      <PersonRow
        src={logo}
        seed={brandId}
        name={brand}
        href={href}
        detail={<Trans id="invitations.since">Since {date}</Trans>}
      />
      <Form method="post">
        <Button
          type="submit"
          name="leave"
          value={String(brandId)}
          look="outline"
          aria-label={t({ id: "invitations.leave.name", message: `Leave the test for ${brand}` })}
        >
          <Trans id="invitations.leave">Leave test</Trans>
        </Button>
      </Form>
    </Stack>
  );
}
