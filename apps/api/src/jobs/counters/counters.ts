/** Numbers of one table that can be counted again from the rows they count. */
export interface Counters {
  readonly table: string;
  /** What tells its rows apart and puts them in order. */
  readonly key: readonly string[];
  /** Columns, and the SQL that says what they should be for the row joined as `t`. */
  readonly truth: Readonly<Record<string, string>>;
}

const likes = (type: string) =>
  `(select count(*)::int from likes l where l.type = '${type}' and l.content_id = t.id)`;
/** Replies count as well; what was removed does not. */
const comments = (type: string) =>
  `(select count(*)::int from comment c where c.type = '${type}' and c.content_id = t.id and not c.is_remove)`;
const followers = (type: string) =>
  `(select count(*)::int from follow f where f.type = '${type}' and f.content_id = t.id)`;
const usedBy = (column: string, only = "true") => `(
  select count(*)::int from diary d where not d.is_remove and ${only} and d.id in (
    select e.diary_id from diary_equip e where e.${column} = t.id))`;

/** Number of reviews and sum of their ratings, over the products that `of` picks. */
const reviewed = (of: string) => ({
  cnt_reviews: `(select count(*)::int from review r join product p on p.id = r.product_id where ${of} and r.is_visible)`,
  sum_rate: `(
    select coalesce(sum(coalesce(r.n_general, 1)), 0)::int from review r join product p on p.id = r.product_id
    where ${of} and r.is_visible)`,
});

/**
 * All numbers that writes keep and this job counts again. Views are not among them, for nothing else keeps them; nor is what a
 * diary's weeks amount to, which the rules of the domain say.
 */
export const COUNTERS: readonly Counters[] = [
  {
    table: "users",
    key: ["id"],
    truth: {
      cnt_reports: "(select count(*)::int from diary d where d.user_id = t.id and not d.is_remove)",
      cnt_harvests:
        "(select count(*)::int from diary d where d.user_id = t.id and d.is_harvest and not d.is_remove)",
      cnt_followers: followers("user"),
    },
  },
  {
    table: "diary",
    key: ["id"],
    truth: { cnt_likes: likes("diary"), cnt_comments: comments("diary"), cnt_followers: followers("diary") },
  },
  { table: "week", key: ["id"], truth: { cnt_likes: likes("week"), cnt_comments: comments("week") } },
  { table: "photo", key: ["id"], truth: { cnt_likes: likes("photo"), cnt_comments: comments("photo") } },
  {
    table: "comment",
    key: ["id"],
    truth: {
      cnt_likes: likes("comment"),
      cnt_childs: "(select count(*)::int from comment c where c.parent_id = t.id and not c.is_remove)",
    },
  },
  {
    table: "brand",
    key: ["id"],
    truth: {
      cnt_likes: likes("brand"),
      cnt_comments: comments("brand"),
      cnt_followers: followers("brand"),
      cnt_products: "(select count(*)::int from product p where p.brand_id = t.id and not p.is_remove)",
      cnt_strains: `(
        select count(distinct p.strain_id)::int from product p where p.brand_id = t.id and not p.is_remove)`,
      cnt_diaries: usedBy("brand_id"),
      cnt_harvests: usedBy("brand_id", "d.is_harvest"),
      ...reviewed("p.brand_id = t.id"),
    },
  },
  {
    table: "product",
    key: ["id"],
    truth: {
      cnt_likes: likes("product"),
      cnt_comments: comments("product"),
      cnt_diaries: usedBy("product_id"),
      cnt_harvests: usedBy("product_id", "d.is_harvest"),
      ...reviewed("p.id = t.id"),
    },
  },
  {
    table: "strain",
    key: ["id"],
    truth: {
      cnt_likes: likes("strain"),
      cnt_comments: comments("strain"),
      cnt_products: "(select count(*)::int from product p where p.strain_id = t.id and not p.is_remove)",
      cnt_diaries: usedBy("strain_id"),
      cnt_harvests: usedBy("strain_id", "d.is_harvest"),
      ...reviewed("p.strain_id = t.id"),
    },
  },
  {
    table: "problem",
    key: ["id"],
    truth: {
      cnt_likes: likes("problem"),
      cnt_comments: comments("problem"),
      cnt_solutions: "(select count(*)::int from solution s where s.problem_id = t.id and not s.is_remove)",
      is_solved: "exists (select from solution s where s.problem_id = t.id and s.is_accepted)",
    },
  },
  {
    table: "solution",
    key: ["id"],
    truth: { cnt_likes: likes("solution"), cnt_comments: comments("solution") },
  },
  { table: "video", key: ["id"], truth: { cnt_likes: likes("video"), cnt_comments: comments("video") } },
  { table: "review", key: ["id"], truth: { cnt_likes: likes("review"), cnt_comments: comments("review") } },
  { table: "post", key: ["id"], truth: { cnt_likes: likes("blog"), cnt_comments: comments("blog") } },
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
    table: "giveaway",
    key: ["id"],
    truth: {
      cnt_likes: likes("giveaway"),
      cnt_comments: comments("giveaway"),
      cnt_entries: "(select count(*)::int from giveaway_entry e where e.giveaway_id = t.id)",
      cnt_votes: "(select count(*)::int from giveaway_vote v where v.giveaway_id = t.id)",
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
      cnt_votes: "(select count(*)::int from award_vote v where v.year = t.year and v.nomination_id = t.id)",
    },
  },
  {
    table: "award_candidate",
    key: ["year", "nomination_id", "content_id"],
    truth: {
      cnt_votes: `(
        select count(*)::int from award_vote v
        where v.year = t.year and v.nomination_id = t.nomination_id and v.content_id = t.content_id)`,
    },
  },
  {
    table: "chat",
    key: ["id"],
    truth: {
      cnt_users: "(select count(*)::int from chat_user u where u.chat_id = t.id)",
      cnt_messages: "(select count(*)::int from message m where m.chat_id = t.id and not m.is_remove)",
    },
  },
  {
    table: "chat_user",
    key: ["chat_id", "user_id"],
    truth: {
      cnt_unread: `(
        select count(*)::int from message m
        where m.chat_id = t.chat_id and m.id > coalesce(t.last_read, 0) and m.user_id is distinct from t.user_id
          and not m.is_remove)`,
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
      [
        ["cnt_sent", "send_date"],
        ["cnt_opened", "open_date"],
        ["cnt_clicked", "click_date"],
        ["cnt_left", "leave_date"],
      ].map(([column, date]) => [
        column ?? "",
        `(
          select count(l.${date})::int from newsletter_letter l
          where l.brand_id = t.brand_id and l.newsletter_id = t.id)`,
      ]),
    ),
  },
];

/** Numbers that have nothing they could be counted from, and why. */
export const UNCOUNTED: Readonly<Record<string, string>> = {
  "diary.cnt_seeds": "is what the grower says",
  "diary.cnt_weeks": "is repaired by the rules of the diary",
  "diary.cnt_photos": "is repaired by the rules of the diary",
  "diary.cnt_days": "is repaired by the rules of the diary",
  "grow_statistics.cnt_harvests": "is made anew each time",
};
