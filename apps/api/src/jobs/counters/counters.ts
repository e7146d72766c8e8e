import type { Kind, KindDescriptor } from "../../kinds/kind.ts";
import { ALL_KINDS } from "../../kinds/kinds.ts";

/** Columns of a table that can be recomputed from the rows they count. */
export interface Counters {
  readonly table: string;
  /** The primary key, which determines the scan order. */
  readonly key: readonly string[];
  /** Columns, and the SQL of their correct value for the row joined as `t`. */
  readonly truth: Readonly<Record<string, string>>;
}

const likes = (kind: Kind) =>
  `(select count(*)::int from likes l where l.type = '${kind}' and l.content_id = t.id)`;
/** Replies count as well; removed comments do not. */
const comments = (kind: Kind) =>
  `(select count(*)::int from comment c where c.type = '${kind}' and c.content_id = t.id and not c.is_remove)`;
const followers = (kind: Kind) =>
  `(select count(*)::int from follow f where f.type = '${kind}' and f.content_id = t.id)`;

/** The votes of awards are counted until `settleAwards` counts them for good. Then they stay, even if accounts are deleted with their votes. */
const untilCounted = (count: string) =>
  `(case when exists (select from award a where a.year = t.year and a.count_date is not null) then t.cnt_votes else (${count}) end)`;

function countersOf(kind: Kind, { table, target, isLiked, isFollowed, counters }: KindDescriptor): Counters {
  return {
    table,
    key: ["id"],
    truth: {
      ...(isLiked ? { cnt_likes: likes(kind) } : {}),
      ...(target === null ? {} : { cnt_comments: comments(kind) }),
      ...(isFollowed ? { cnt_followers: followers(kind) } : {}),
      ...counters,
    },
  };
}

/** What newsletters add up from their hours. */
const OF_NEWSLETTER_HOURS = [
  ...["cnt_sent", "cnt_opened", "cnt_opened_machine", "cnt_clicked", "cnt_clicked_machine", "cnt_left"],
] as const;

/**
 * All counters that writes maintain and this job recomputes. Views are not among them, because they are stored nowhere else, and neither
 * are figures of a diary's weeks, which are derived by the domain's rules.
 */
export const COUNTERS: readonly Counters[] = [
  ...ALL_KINDS.map(([kind, descriptor]) => countersOf(kind, descriptor)),
  {
    table: "voting",
    key: ["id"],
    truth: { cnt_votes: "(select count(*)::int from voting_vote v where v.voting_id = t.id)" },
  },
  {
    table: "voting_option",
    key: ["voting_id", "id"],
    truth: {
      cnt_votes: `(
        select count(*)::int from voting_vote v where v.voting_id = t.voting_id and v.option_id = t.id)`,
    },
  },
  {
    table: "giveaway_entry",
    key: ["id"],
    truth: {
      cnt_votes: `(
        select count(*)::int from giveaway_vote v
        where v.giveaway_id = t.giveaway_id and v.category_id = t.category_id and v.entry_id = t.id)`,
    },
  },
  {
    table: "award_nomination",
    key: ["id"],
    truth: {
      cnt_votes: untilCounted(
        "select count(*)::int from award_vote v where v.year = t.year and v.nomination_id = t.id",
      ),
    },
  },
  {
    table: "award_candidate",
    key: ["year", "nomination_id", "content_id"],
    truth: {
      cnt_votes: untilCounted(`
        select count(*)::int from award_vote v
        where v.year = t.year and v.nomination_id = t.nomination_id and v.content_id = t.content_id`),
    },
  },
  {
    table: "chat",
    key: ["id"],
    truth: {
      cnt_users: "(select count(*)::int from chat_user u where u.chat_id = t.id)",
      // Deleted messages count as well, because they leave a placeholder.
      cnt_messages: "(select count(*)::int from message m where m.chat_id = t.id and not m.is_withheld)",
    },
  },
  {
    table: "chat_user",
    key: ["chat_id", "user_id"],
    truth: {
      // The position of what was read last, and in rooms that count, own messages after it.
      cnt_read: `(
        select case when c.type = 'common' then t.cnt_read else
          coalesce((select m.position from message m where m.chat_id = t.chat_id and m.id <= coalesce(t.last_read, 0)
            order by m.id desc limit 1), 0)
          + (select count(*)::int from message m where m.chat_id = t.chat_id and m.id > coalesce(t.last_read, 0)
            and m.user_id = t.user_id and not m.is_withheld) end
        from chat c where c.id = t.chat_id)`,
    },
  },
  {
    table: "contact",
    key: ["id"],
    truth: {
      cnt_replies: "(select count(*)::int from contact_reply r where r.contact_id = t.id)",
    },
  },
  {
    table: "banner",
    key: ["id"],
    truth: {
      cnt_views: "(select coalesce(sum(b.cnt_views), 0)::bigint from banner_day b where b.banner_id = t.id)",
      cnt_clicks:
        "(select coalesce(sum(b.cnt_clicks), 0)::bigint from banner_day b where b.banner_id = t.id)",
    },
  },
  {
    table: "newsletter",
    key: ["id"],
    truth: Object.fromEntries(
      OF_NEWSLETTER_HOURS.map((column) => [
        column,
        `(select coalesce(sum(h.${column}), 0)::int from newsletter_hour h where h.newsletter_id = t.id)`,
      ]),
    ),
  },
];

/** Counters that cannot be recomputed, and why. */
export const UNCOUNTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    OF_NEWSLETTER_HOURS.map((column) => [`newsletter_hour.${column}`, "is all that is stored"]),
  ),
  "newsletter.cnt_audience": "its rows are deleted a month after it was sent",
  "newsletter.cnt_failed": "its rows are deleted a month after it was sent",
  "newsletter.cnt_omitted": "its rows are deleted a month after it was sent",
  "error_group.cnt_senders": "counts senders whose marks are kept a day",
  "diary.cnt_seeds": "is what the author enters",
  "diary.cnt_weeks": "is repaired by the rules of the diary",
  "diary.cnt_photos": "is repaired by the rules of the diary",
  "diary.cnt_days": "is repaired by the rules of the diary",
  "grow_statistics.cnt_harvests": "is recomputed each time",
  "giveaway_category.cnt_winners": "is set by staff",
  "giveaway_category.cnt_left_out": "is frozen at the end",
  "giveaway_category.cnt_votes_left_out": "is frozen at the end",
  "giveaway_frozen.cnt_votes": "is frozen at the end",
  "personal_import.cnt_diaries": "is the number in the archive",
  "personal_import.cnt_saved": "counts what one import has done",
  "personal_import.cnt_failed": "counts what one import has done",
  "push_device.cnt_refused": "counts what its push service refuses",
};
