import { useFormats } from "@grow/i18n/react";
import { MiniHistogram } from "@grow/ui/chart";
import { Stack, TextLink } from "@grow/ui/foundation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import styles from "../../../shared/desks/desk.module.css";
import { DeskTable } from "../../../shared/desks/desk-table.tsx";
import type { DrawCategoryView } from "../view.ts";
import { leftOutWord, placeStateWord } from "./draw-words.ts";

/** A category of a draw: its frozen list, winners, entries left out, and votes in sums. */
export function DrawCategory({ category }: { category: DrawCategoryView }) {
  const { name, entries, winners, listHash, leftOut, votesLeftOut } = category;
  return (
    <Stack gap={3}>
      <h3>{name}</h3>
      <p>
        <Plural id="admin.draw.entries" value={entries} one="# entry" other="# entries" />
        {" · "}
        <Plural id="admin.draw.winners" value={winners} one="# winner" other="# winners" />
        {leftOut > 0 ? (
          <>
            {" · "}
            <Plural
              id="admin.draw.leftOut"
              value={leftOut}
              one="# entry left out"
              other="# entries left out"
            />
          </>
        ) : null}
        {votesLeftOut > 0 ? (
          <>
            {" · "}
            <Plural
              id="admin.draw.votesLeftOut"
              value={votesLeftOut}
              one="# vote left out"
              other="# votes left out"
            />
          </>
        ) : null}
      </p>
      {listHash === null ? null : (
        <p className={styles.change}>
          <Trans id="admin.draw.listHash">Fingerprint of the list: {listHash}</Trans>
        </p>
      )}
      {category.places.length > 0 ? <Places places={category.places} /> : null}
      {category.leftOutEntries.length > 0 ? <LeftOut entries={category.leftOutEntries} /> : null}
      <Votes category={category} />
    </Stack>
  );
}

type Entry = Pick<DrawCategoryView["places"][number], "contest_id" | "name" | "link" | "item_user">;

/** An entry with its grower; its number alone when both are gone. */
function EntryName({ entry: { contest_id, name, link, item_user } }: { entry: Entry }) {
  return (
    <>
      {name !== null && link !== null ? (
        <TextLink href={link}>{name}</TextLink>
      ) : (
        <Trans id="admin.draw.entry">Entry {contest_id}</Trans>
      )}
      {item_user ? <div className={styles.detail}>{item_user.name}</div> : null}
    </>
  );
}

function Places({ places }: Pick<DrawCategoryView, "places">) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const day = (instant: string | null) =>
    instant === null ? "–" : <time dateTime={instant}>{formats.dateTime(instant)}</time>;
  return (
    <DeskTable
      rows={places}
      keyOf={({ place }) => place}
      columns={[
        {
          name: "place",
          title: <Trans id="admin.draw.place">Place</Trans>,
          cell: ({ place }) => formats.number(place, 0),
        },
        {
          name: "entry",
          title: <Trans id="admin.draw.place.entry">Entry</Trans>,
          cell: (row) => <EntryName entry={row} />,
        },
        {
          name: "state",
          title: <Trans id="admin.draw.state">State</Trans>,
          cell: ({ state, for_place }) => (
            <>
              {placeStateWord(i18n, state)}
              {for_place === null ? null : (
                <div className={styles.detail}>
                  <Trans id="admin.draw.forPlace">For place {formats.number(for_place, 0)}</Trans>
                </div>
              )}
            </>
          ),
        },
        {
          ...{ name: "asked", kind: "wide" },
          title: <Trans id="admin.draw.place.asked">Asked</Trans>,
          cell: ({ ask_date }) => day(ask_date),
        },
        {
          name: "until",
          title: <Trans id="admin.draw.until">Reply until</Trans>,
          cell: ({ reply_until }) => day(reply_until),
        },
        {
          ...{ name: "confirmed", kind: "wide" },
          title: <Trans id="admin.draw.place.confirmed">Confirmed</Trans>,
          cell: ({ confirm_date }) => day(confirm_date),
        },
        {
          ...{ name: "passed", kind: "wide" },
          title: <Trans id="admin.draw.place.passed">Passed on</Trans>,
          cell: ({ pass_date }) => day(pass_date),
        },
      ]}
    />
  );
}

function LeftOut({ entries }: { entries: DrawCategoryView["leftOutEntries"] }) {
  const { i18n } = useLingui();
  return (
    <DeskTable
      rows={entries}
      keyOf={({ contest_id }) => contest_id}
      columns={[
        {
          name: "entry",
          title: <Trans id="admin.draw.left">Left out</Trans>,
          cell: (row) => <EntryName entry={row} />,
        },
        {
          name: "reason",
          title: <Trans id="admin.draw.left.reason">Reason</Trans>,
          cell: ({ reason }) => leftOutWord(i18n, reason),
        },
      ]}
    />
  );
}

/** Votes of the last seven days: bursts and young accounts, never who voted for whom. */
function Votes({ category: { votes, newVotes, days } }: { category: DrawCategoryView }) {
  const formats = useFormats();
  if (votes === 0)
    return (
      <p className={styles.detail}>
        <Trans id="admin.draw.votes.none">No votes in the last 7 days of voting</Trans>
      </p>
    );
  const share = formats.percent(newVotes / votes);
  return (
    <>
      <p>
        <Plural
          id="admin.draw.votes"
          value={votes}
          one={`# vote in the last 7 days of voting, ${share} from accounts younger than a week`}
          other={`# votes in the last 7 days of voting, ${share} from accounts younger than a week`}
        />
      </p>
      <DeskTable
        rows={days}
        keyOf={({ day }) => day}
        columns={[
          {
            name: "day",
            title: <Trans id="admin.draw.day">Day, UTC</Trans>,
            cell: ({ day }) => <time dateTime={day}>{formats.date(day)}</time>,
          },
          {
            ...{ name: "votes", kind: "number" },
            title: <Trans id="admin.draw.dayVotes">Votes</Trans>,
            cell: ({ total }) => formats.number(total, 0),
          },
          {
            name: "peak",
            title: <Trans id="admin.draw.peak">Busiest hour</Trans>,
            cell: ({ peak: { hour, votes: most } }) => (
              <>
                <time dateTime={hour}>{hour.slice(11, 16)}</time>
                {": "}
                <Plural id="admin.draw.peak.votes" value={most} one="# vote" other="# votes" />
              </>
            ),
          },
          {
            ...{ name: "hours", kind: "wide" },
            title: <Trans id="admin.draw.hours">By hour</Trans>,
            cell: ({ hours }) => <MiniHistogram bins={hours} />,
          },
        ]}
      />
    </>
  );
}
