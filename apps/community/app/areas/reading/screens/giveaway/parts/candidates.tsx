import { Button, EmptyState, Icon, LinkButton } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Sprout } from "lucide-react";
import { paths } from "../../../../../paths.ts";
import { photoSource } from "../../../../../shared/photo-source.ts";
import { REASONS } from "../../../giveaways/giveaway-words.ts";
import { ThingName } from "../../../giveaways/thing-name.tsx";
import { categoryAnchor } from "../request.ts";
import styles from "../screen.module.css";
import type { CandidateView, CategoryView } from "../view.ts";

interface CandidatesProps {
  candidates: NonNullable<CategoryView["candidates"]>;
  category: number;
  link: string;
}

/** What the user may enter, and why the rest can't. */
export function Candidates({ candidates: { items, isMore }, category, link }: CandidatesProps) {
  if (items.length === 0) {
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
    <Form method="post" action={link} preventScrollReset className={styles.candidates}>
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
      {isMore ? (
        <p className={styles.small}>
          <Trans id="giveaway.candidates.more">Only your newest are shown.</Trans>
        </p>
      ) : null}
      <p>
        <LinkButton look="quiet" size="small" href={`${link}#${categoryAnchor(category)}`}>
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
