import { useFormats } from "@grow/i18n/react";
import { DataTable } from "@grow/ui/chart";
import {
  Avatar,
  Badge,
  type BadgeProps,
  Button,
  Byline,
  Note,
  Section,
  Stack,
  TextLink,
} from "@grow/ui/foundation";
import { PersonRow } from "@grow/ui/social";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { UserPlus } from "lucide-react";
import { paths } from "../../../../paths.ts";
import styles from "../../../../shared/editor/editor.module.css";
import { GrowerSearch } from "../../shared/grower-search.tsx";
import { PendingInvitations } from "../../shared/pending-invitations.tsx";
import type { CandidateRow, TesterRow, TestersView } from "./view.ts";

export interface TestersScreenProps extends TestersView {
  /** Why the last change was rejected. */
  problem: string | null;
  /** Whether an invitation was rejected because of the plan's limit. */
  isFull: boolean;
  communityUrl: string;
}

const TONES: Record<TesterRow["state"], BadgeProps["tone"]> = {
  invited: "info",
  active: "good",
  done: "plain",
};

/** The testers of a brand: the state of their diaries, and a search by name to invite one. Works without scripts. */
export function TestersScreen({ problem, isFull, communityUrl, ...view }: TestersScreenProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { brandName, total, most, testers, pending, canEdit, search } = view;
  const hasNoRoom = canEdit && most !== null && total >= most;
  const states = {
    invited: t({ id: "testers.invited", message: "Not started" }),
    active: t({ id: "testers.active", message: "Growing" }),
    done: t({ id: "testers.done", message: "Harvested" }),
  };
  return (
    <Stack gap={10}>
      <Stack gap={3}>
        <h1>
          <Trans id="testers.title">Testers</Trans>
        </h1>
        <p className={styles.muted}>
          <Trans id="testers.text">They grow with products of {brandName} and write about it.</Trans>
        </p>
        <p>
          {most === null ? (
            <Trans id="testers.count">
              <Plural value={total} one="# tester" other="# testers" />
            </Trans>
          ) : (
            <Trans id="testers.limit">
              {total} of {most} testers in your plan
            </Trans>
          )}
        </p>
      </Stack>
      {isFull || hasNoRoom ? (
        <Note
          tone="warn"
          urgent={isFull}
          title={<Trans id="testers.full">Your plan has no room for another tester</Trans>}
        >
          <TextLink href={paths.subscription()}>
            <Trans id="testers.plans">Compare plans</Trans>
          </TextLink>
        </Note>
      ) : problem ? (
        <Note tone="bad" urgent>
          {problem}
        </Note>
      ) : null}
      {testers.length > 0 ? (
        <DataTable
          label={t({ id: "testers.title", message: "Testers" })}
          sortable
          csv={{ fileName: "testers", label: t({ id: "testers.csv", message: "Export CSV" }) }}
          rows={testers}
          rowKey={(row) => row.id}
          columns={[
            {
              key: "name",
              header: t({ id: "testers.grower", message: "Grower" }),
              cell: (row) => (
                <Byline
                  avatar={<Avatar src={row.avatar} seed={row.id} />}
                  name={<TextLink href={`${communityUrl}${row.link}`}>{row.name}</TextLink>}
                />
              ),
              value: (row) => row.name,
            },
            {
              key: "state",
              header: t({ id: "testers.state", message: "Status" }),
              nowrap: true,
              cell: (row) => <Badge tone={TONES[row.state]}>{states[row.state]}</Badge>,
              value: (row) => states[row.state],
            },
            {
              key: "products",
              header: t({ id: "testers.products", message: "Products" }),
              wideOnly: true,
              cell: (row) => row.products || "–",
              value: (row) => row.products,
            },
            {
              key: "diary",
              header: t({ id: "testers.diary", message: "Diary" }),
              nowrap: true,
              cell: (row) =>
                row.diary ? (
                  <TextLink href={`${communityUrl}${row.diary.link}`}>{row.diary.name}</TextLink>
                ) : (
                  "–"
                ),
              value: (row) => row.diary?.name ?? "",
            },
            {
              key: "weeks",
              header: t({ id: "testers.weeks", message: "Weeks" }),
              numeric: true,
              cell: (row) => (row.diary ? formats.number(row.diary.weeks) : "–"),
              value: (row) => row.diary?.weeks ?? 0,
            },
            {
              key: "rating",
              header: t({ id: "testers.rating", message: "Rating" }),
              numeric: true,
              cell: (row) => (row.rating === null ? "–" : formats.number(row.rating)),
              value: (row) => row.rating ?? 0,
            },
            ...(canEdit
              ? [
                  {
                    key: "remove",
                    header: t({ id: "testers.actions", message: "Actions" }),
                    cell: (row: TesterRow) => <Remove row={row} />,
                  },
                ]
              : []),
          ]}
        />
      ) : (
        <p>
          <Trans id="testers.none">No testers yet. Invite growers you'd trust with a new product.</Trans>
        </p>
      )}
      <PendingInvitations pending={pending} canWithdraw={canEdit} />
      {canEdit && !hasNoRoom ? (
        <Section title={t({ id: "testers.invite", message: "Invite a tester" })} close>
          <Stack gap={4}>
            <p className={styles.muted}>
              <Trans id="testers.invite.hint">They're testers once they accept, within 30 days.</Trans>
            </p>
            <GrowerSearch action={paths.testers()} query={search?.query} />
            {search ? <Found query={search.query} found={search.found} /> : null}
          </Stack>
        </Section>
      ) : null}
    </Stack>
  );
}

function Remove({ row }: { row: TesterRow }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="user_id" value={row.id} />
      <Button type="submit" size="small" look="quiet">
        <Trans id="testers.remove">Remove</Trans>
      </Button>
    </Form>
  );
}

function Found({ query, found }: { query: string; found: readonly CandidateRow[] }) {
  if (found.length === 0) {
    return (
      <p role="status">
        <Trans id="testers.nobody">No growers match “{query}”.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {found.map((grower) => (
        <li key={grower.id}>
          <PersonRow
            src={grower.avatar}
            seed={grower.id}
            name={grower.name}
            detail={<Counts {...grower} />}
            action={
              grower.isTester ? (
                <Trans id="testers.already">Tester</Trans>
              ) : grower.isInvited ? (
                <Trans id="testers.pending">Invited</Trans>
              ) : (
                <Invite {...grower} />
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}

function Counts({ diaries, ofBrand }: CandidateRow) {
  return (
    <Trans id="testers.candidate">
      <Plural value={diaries} one="# diary" other="# diaries" />, {ofBrand} with your products
    </Trans>
  );
}

function Invite({ id, name }: CandidateRow) {
  const { t } = useLingui();
  return (
    <Form method="post">
      <input type="hidden" name="user_id" value={id} />
      <Button
        type="submit"
        look="outline"
        size="small"
        icon={UserPlus}
        aria-label={t({ id: "testers.invite.submit", message: `Invite ${name}` })}
      >
        <Trans id="testers.invite.short">Invite</Trans>
      </Button>
    </Form>
  );
}
