import type { Schema } from "@grow/contract";
import { presentAuthor } from "../author.ts";
import { presentProductShort } from "../catalogue/catalogue-refs.ts";
import { diaryLink } from "../diary-link.ts";
import type { ReviewRow } from "./review-query.ts";

export function presentReview(row: ReviewRow): Schema<"Review"> {
  const { product, brand, diary, growing, resistance } = row;
  const author = presentAuthor(row);
  return {
    id: row.id,
    text: row.text,
    lang: row.lang,
    add_date: row.add_date,
    update_date: row.update_date,
    n_general: row.n_general,
    props: product.section === "seedbank" ? { growing, resistance } : null,
    item_user: author,
    item_product: presentProductShort(product, brand),
    item_diary: diary && {
      id: diary.id,
      name: diary.name,
      link: diaryLink(diary),
      is_harvest: diary.is_harvest,
      item_user: author,
    },
    week_id: row.week_id,
    cnt_diaries: row.cnt_diaries,
    cnt_likes: row.cnt_likes,
    cnt_comments: row.cnt_comments,
    is_like: row.is_like,
    ...(row.is_tester ? { is_tester: true } : {}),
    ...(row.is_affiliated ? { is_affiliated: true } : {}),
    ...(row.answer
      ? { item_answer: { ...row.answer, add_date: new Date(row.answer.add_date).toISOString() } }
      : {}),
  };
}
