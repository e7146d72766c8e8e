import { Button, LinkButton, Note, StateMark, TextLink } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "@remix-run/react";
import { Check, EyeOff, Vote } from "lucide-react";
import { paths } from "../../../../../paths.ts";
import { nominationAnchor } from "../../../award-paths.ts";
import { Refusal } from "../../../shared/refusal/refusal.tsx";
import type { AwardState, CandidateView, NominationView } from "../view.ts";
import type { RefusedAwardVote } from "../vote-award.ts";
import { CandidateName } from "./candidate-name.tsx";
import { CandidatePicture } from "./candidate-picture.tsx";
import styles from "./candidates.module.css";

interface CandidatesProps {
  nomination: NominationView;
  state: Exclude<AwardState, "results">;
  refused: RefusedAwardVote | undefined;
}

/** Candidates from which a search is worth its place. */
const MANY = 7;

/** The candidates of a nomination as cards, with a button to vote for each while votes are taken. */
export function Candidates({ nomination, state, refused }: CandidatesProps) {
  const { id, name, text, here, candidates, isPeople, total, query } = nomination;
  const count = candidates.length;
  const navigation = useNavigation();
  const sent = navigation.formData;
  const busy = sent?.get("nomination") === String(id) ? Number(sent.get("content")) : null;
  const cards = (
    <ul className={styles.cards}>
      {candidates.map((candidate) => (
        <Card
          key={candidate.id}
          candidate={candidate}
          isPeople={isPeople}
          isOpen={state === "open"}
          isBusy={busy === candidate.id}
        />
      ))}
    </ul>
  );
  return (
    <section id={nominationAnchor(id)} className={styles.nomination}>
      <h2>{name}</h2>
      {text === "" ? null : <p className={styles.text}>{text}</p>}
      <Search nomination={nomination} />
      {refused?.nomination === id ? <Refused refused={refused} /> : null}
      {candidates.length === 0 ? (
        <Nothing nomination={nomination} />
      ) : state === "open" ? (
        <Form method="post" action={`${here}#${nominationAnchor(id)}`} preventScrollReset>
          <input type="hidden" name="nomination" value={id} />
          {cards}
        </Form>
      ) : (
        cards
      )}
      {count === 0 || count >= total ? null : (
        <p className={styles.text}>
          {query === "" ? (
            <Trans id="awards.cut">
              {count} of {total} candidates. Search to find the others.
            </Trans>
          ) : (
            <Trans id="awards.search.cut">
              {count} of {total} matches. Type more of the name to find the others.
            </Trans>
          )}
        </p>
      )}
      <Note icon={EyeOff}>
        {state === "open" ? (
          <Trans id="awards.hidden.open">
            Counts stay hidden until the results. Nobody sees who voted for what. You can change your vote
            until voting ends.
          </Trans>
        ) : (
          <Trans id="awards.hidden">
            Counts stay hidden until the results. Nobody sees who voted for what.
          </Trans>
        )}
      </Note>
    </section>
  );
}

interface CardProps {
  candidate: CandidateView;
  isPeople: boolean;
  isOpen: boolean;
  isBusy: boolean;
}

function Card({ candidate, isPeople, isOpen, isBusy }: CardProps) {
  const { t } = useLingui();
  const { id, name, isMine } = candidate;
  return (
    <li className={styles.card}>
      <CandidatePicture
        candidate={candidate}
        isPeople={isPeople}
        sizes="(min-width: 1080px) 300px, (min-width: 600px) 30vw, 45vw"
      />
      <div className={styles.words}>
        <CandidateName candidate={candidate} />
        {isMine ? (
          <StateMark icon={Check}>
            <Trans id="awards.mine">Your vote</Trans>
          </StateMark>
        ) : null}
      </div>
      <div className={styles.press}>
        {isOpen ? (
          <Button
            type="submit"
            name="content"
            value={id}
            look="outline"
            wide
            icon={isMine ? Check : Vote}
            busy={isBusy}
            aria-pressed={isMine}
            aria-label={t({ id: "awards.vote.of", message: `Vote for ${name}` })}
          >
            <Trans id="awards.vote">Vote</Trans>
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** A plain form: the words are in the address. */
function Search({ nomination: { id, here, query, count } }: { nomination: NominationView }) {
  const { t } = useLingui();
  if (count < MANY && query === "") return null;
  const [path = here] = here.split("?");
  return (
    <Form method="get" action={path} role="search" className={styles.search} preventScrollReset>
      <input type="hidden" name="nomination" value={id} />
      <TextField
        key={query}
        label={t({ id: "awards.search", message: "Find a candidate" })}
        name="query"
        type="search"
        defaultValue={query}
        maxLength={100}
      />
      <Button type="submit" look="outline">
        <Trans id="awards.search.submit">Search</Trans>
      </Button>
      {query === "" ? null : (
        <LinkButton look="quiet" href={`${path}?nomination=${id}`}>
          <Trans id="awards.search.all">Show all</Trans>
        </LinkButton>
      )}
    </Form>
  );
}

function Refused({ refused }: { refused: RefusedAwardVote }) {
  const { voteError, isUnconfirmed } = refused;
  return (
    <Refusal refused={refused}>
      {voteError}{" "}
      {isUnconfirmed ? (
        <TextLink href={paths.confirmEmail()}>
          <Trans id="awards.unconfirmed.go">Confirm email</Trans>
        </TextLink>
      ) : null}
    </Refusal>
  );
}

function Nothing({ nomination: { query } }: { nomination: NominationView }) {
  return (
    <p className={styles.nothing}>
      {query === "" ? (
        <Trans id="awards.empty">No candidates.</Trans>
      ) : (
        <Trans id="awards.search.none">No candidates match “{query}”.</Trans>
      )}
    </p>
  );
}
