import { Avatar, Cluster, EmptyState, IconButton, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import styles from "../../../shared/desks/desk.module.css";
import { type DeskColumn, DeskTable } from "../../../shared/desks/desk-table.tsx";
import type { CandidateRow, CandidatesView } from "../view.ts";

/** Candidates in the order in which they were added, each with a button that removes it. */
export function CandidateRows({ candidates: { rows, closed } }: { candidates: CandidatesView }) {
  const { t } = useLingui();
  if (rows.length === 0)
    return <EmptyState title={<Trans id="candidates.empty">No candidates here</Trans>} />;
  const removal: DeskColumn<CandidateRow> = {
    name: "remove",
    title: <Trans id="candidates.remove">Remove</Trans>,
    cell: ({ id, name }) => {
      const named = name ?? String(id);
      return (
        <Form method="post">
          <input type="hidden" name="content" value={id} />
          <IconButton
            type="submit"
            name="deed"
            value="remove"
            icon={Trash2}
            label={t({ id: "candidates.remove.one", message: `Remove ${named}` })}
          />
        </Form>
      );
    },
  };
  const columns: readonly DeskColumn<CandidateRow>[] = [
    {
      name: "name",
      title: <Trans id="candidates.name">Name</Trans>,
      cell: (row) => <Candidate row={row} />,
    },
    ...(closed === null ? [removal] : []),
  ];
  return <DeskTable columns={columns} rows={rows} keyOf={({ id }) => id} centred />;
}

/** A candidate by its picture, name and author. */
function Candidate({ row: { id, name, href, picture, author } }: { row: CandidateRow }) {
  if (name === null || href === null)
    return (
      <>
        {String(id)}
        <div className={styles.detail}>
          <Trans id="candidates.hidden">No longer public, so growers don't see it</Trans>
        </div>
      </>
    );
  return (
    <Cluster gap={3}>
      {picture === null ? null : <Avatar size={44} src={picture} seed={id} />}
      <div>
        <TextLink href={href}>{name}</TextLink>
        {author === null ? null : <div className={styles.detail}>{author}</div>}
      </div>
    </Cluster>
  );
}
