import { LinkButton, Plate } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../paths.ts";
import styles from "./comments.module.css";
import { COMMENT_SORTS, commentsAddress, commentsQuery } from "./comments-request.ts";
import type { CommentsView } from "./comments-view.ts";

interface CommentOrdersProps {
  /** Path of the page. */
  here: string;
  sort: CommentsView["sort"];
}

/** Links to the orders of the comments. */
export function CommentOrders({ here, sort }: CommentOrdersProps) {
  const { t } = useLingui();
  const words = {
    new: t({ id: "talk.comments.new", message: "Newest" }),
    old: t({ id: "talk.comments.old", message: "Oldest" }),
    top: t({ id: "talk.comments.top", message: "Top" }),
  };
  return (
    <SegmentLinks
      label={t({ id: "talk.comments.sort", message: "Sort comments" })}
      links={COMMENT_SORTS.map((order) => ({
        href: commentsAddress(here, commentsQuery({ sort: order, start: 0, limit: 0, wanted: null })),
        label: words[order],
        current: order === sort,
      }))}
    />
  );
}

/** Invites a guest to sign in and comment. */
export function CommentInvitation({ from }: { from: string }) {
  return (
    <Plate tight dashed className={styles.invitation}>
      <p>
        <Trans id="talk.comments.guest">Got a question or a kind word? Growers answer here.</Trans>
      </p>
      <LinkButton look="outline" href={paths.signIn(from)}>
        <Trans id="talk.comments.signIn">Sign in to comment</Trans>
      </LinkButton>
    </Plate>
  );
}
