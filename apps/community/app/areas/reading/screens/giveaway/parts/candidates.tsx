import { Button, EmptyState, Icon, LinkButton } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { Pagination } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Sprout } from "lucide-react";
import { paths } from "../../../../../paths.ts";
import { photoSource } from "../../../../../shared/photo-source.ts";
import { REASONS } from "../../../giveaways/giveaway-words.ts";
import { ThingName } from "../../../giveaways/thing-name.tsx";
import { categoryAnchor, giveawayAddress } from "../request.ts";
import styles from "../screen.module.css";
import type { CandidatesView, CandidateView, GiveawayView } from "../view.ts";

interface CandidatesProps {
  candidates: CandidatesView;
  category: number;
  giveaway: GiveawayView;
}

/** What the user may enter, and why the rest can't. */
export function Candidates({ candidates: { items, page, pages }, category, giveaway }: CandidatesProps) {
  const { t } = useLingui();
  const { link, here, request } = giveaway;
  const anchor = categoryAnchor(category);
  if (items.length === 0 && page === 1) {
    return (
      <EmptyState
        level={3}
        title={<Trans id="giveaway.candidates.empty">You have nothing to enter here yet</Trans>}
        actions={
          <LinkButton look="primary" href={paths.newDiary()}>
            <Trans id="giveaway.candidates.start">Start a diary</Trans>
          </LinkButton>
        }
      />
    );
  }
  return (
    <Form method="post" action={`${here}#${anchor}`} preventScrollReset className={styles.candidates}>
      <input type="hidden" name="intent" value="join" />
      <input type="hidden" name="category" value={category} />
      <p className={styles.small}>
        <Trans id="giveaway.candidates">Choose what you enter. One entry in each category.</Trans>
      </p>
      <ul>
        {items.map((candidate) => (
          <Candidate key={candidate.id} candidate={candidate} />
        ))}
      </ul>
      <Pagination
        label={t({ id: "giveaway.candidates.pages", message: "Pages of what you can enter" })}
        current={page}
        total={pages}
        href={(things) => `${giveawayAddress(link, { ...request, things })}#${anchor}`}
      />
      <p>
        <LinkButton
          look="quiet"
          size="small"
          href={`${giveawayAddress(link, { ...request, enter: null })}#${anchor}`}
        >
          <Trans id="giveaway.candidates.close">Cancel</Trans>
        </LinkButton>
      </p>
    </Form>
  );
}

function Candidate({ candidate: { id, name, week, photo, reason } }: { candidate: CandidateView }) {
  const { i18n, t } = useLingui();
  return (
    <li className={styles.candidate}>
      <span className={styles.thumb}>
        {photo ? (
          <Photo photo={{ ...photoSource(photo, "card"), alt: "" }} shape="1:1" sizes="64px" />
        ) : (
          <Icon of={Sprout} size={24} />
        )}
      </span>
      <span className={styles.words}>
        <ThingName name={name} week={week} />
        {reason === null ? null : <span className={styles.small}>{i18n._(REASONS[reason])}</span>}
      </span>
      {reason === null ? (
        <Button
          type="submit"
          name="content"
          value={id}
          look="outline"
          size="small"
          aria-label={t({ id: "giveaway.join.of", message: `Enter this: ${name}` })}
        >
          <Trans id="giveaway.join">Enter this</Trans>
        </Button>
      ) : null}
    </li>
  );
}
