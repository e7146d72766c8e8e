import { photoUrl, slug } from "@grow/domain";
import type { Random } from "@grow/testing";
import { type PictureSpec, pictureSize } from "@grow/tooling-illustrator";
import { daysAfter } from "../calendar.ts";
import { STRAINS } from "../catalogue/strains.ts";
import type { WrittenDiary } from "../growing/diary-rows.ts";
import type { Person } from "../people/people-rows.ts";
import type { PhotoMaker } from "../photo-maker.ts";
import { LIBRARY, pictureName } from "../pictures/library.ts";
import type { PhotoRow } from "../rows.ts";
import { CATEGORIES, TAGS } from "./categories.ts";
import type { DiaryChoice, PostSeed, PostText } from "./post.ts";
import { type Figure, type Linked, postHtml } from "./post-html.ts";
import { POSTS } from "./posts.ts";
import type { PostRow, ReadingTables } from "./reading-rows.ts";
import { VOTINGS } from "./votings.ts";

/** Width of pictures inside a text, px. Every picture is at least as wide. */
const FIGURE_WIDTH = 640;

/** What posts are made with. */
export interface PostTools {
  readonly random: Random;
  readonly photos: PhotoMaker;
  readonly people: readonly Person[];
  readonly diaries: readonly WrittenDiary[];
  readonly anchor: string;
}

type PostTables = Pick<
  ReadingTables,
  | "post_category"
  | "post_category_text"
  | "post_tag_text"
  | "post"
  | "post_tag"
  | "post_diary"
  | "post_photo"
  | "translation"
>;

/** Makes the posts with categories, tags, pictures and translations, the oldest first. Nobody has read them yet. */
export function writePosts(tools: PostTools): PostTables {
  const tables: PostTables = {
    post_category: [],
    post_category_text: [],
    post_tag_text: [],
    post: [],
    post_tag: [],
    post_diary: [],
    post_photo: [],
    translation: [],
  };
  for (const [position, [slug, { en, ...others }]] of Object.entries(CATEGORIES).entries()) {
    tables.post_category.push({ slug, name: en, position });
    for (const [lang, name] of entriesOf(others)) tables.post_category_text.push({ slug, lang, name });
  }
  for (const [tag, names] of Object.entries(TAGS)) {
    for (const [lang, name] of entriesOf(names)) tables.post_tag_text.push({ tag, lang, name });
  }
  for (const [index, seed] of [...POSTS].reverse().entries()) writePost(tools, tables, seed, index + 1);
  return tables;
}

function writePost(tools: PostTools, tables: PostTables, seed: PostSeed, id: number): void {
  const author = tools.people.find(({ row }) => row.name === seed.author);
  if (!author) throw new Error(`There is no grower ${seed.author}`);
  const own = seed.texts[author.lang];
  if (!own) throw new Error(`${seed.slug} is not in the language of its author`);
  const view_date = daysAfter(tools.anchor, -seed.daysAgo + 1 / 3);
  const photo = (spec: PictureSpec, alt: string) => {
    const place = { diary_id: null, week_id: null, position: 0, add_date: view_date };
    return tools.photos.make(shownSpec(spec), { ...place, user_id: author.id, alt });
  };
  const cover = photo(seed.picture.spec, own.title);
  const figure = photo(seed.figure.spec, own.figureAlt);
  const diaries = chosenDiaries(tools.diaries, seed.diaries);
  const htmlOf = (text: PostText) =>
    postHtml(
      text.text,
      { ...placeOf(figure), alt: text.figureAlt, caption: text.figureCaption },
      (kind, value) => linkedThing(kind, value, diaries),
    );
  const row: PostRow = {
    id,
    user_id: author.id,
    title: own.title,
    slug: seed.slug,
    text: htmlOf(own),
    preview: own.preview,
    lang: author.lang,
    author_role: own.authorRole,
    cover_id: cover.id,
    category: seed.category,
    view_date,
    is_publish: true,
    announce_date: view_date,
    cnt_views: 0,
    cnt_likes: 0,
    cnt_comments: 0,
    add_date: daysAfter(view_date, -2),
    update_date: view_date,
  };
  tables.post.push(row);
  tables.post_tag.push(...seed.tags.map((tag, position) => ({ post_id: id, tag, position })));
  tables.post_diary.push(
    ...diaries.map((diary, position) => ({ post_id: id, diary_id: diary.row.id, position })),
  );
  tables.post_photo.push({ post_id: id, photo_id: figure.id, position: 0 });
  for (const [lang, text] of entriesOf(seed.texts)) {
    if (lang === author.lang) continue;
    const fields = {
      title: text.title,
      text: htmlOf(text),
      preview: text.preview,
      author_role: text.authorRole,
    };
    for (const [field, translated] of entriesOf(fields)) {
      const about = { type: "blog", content_id: id, source: "person", add_date: view_date } as const;
      tables.translation.push({ ...about, field, lang, text: translated });
    }
  }
}

/** What is really shown for a picture: of plants, those of the library. */
function shownSpec(spec: PictureSpec): PictureSpec {
  return LIBRARY.find(({ name }) => name === pictureName(spec))?.spec ?? spec;
}

/** Where a picture inside a text is, and its size there. */
function placeOf({ key, plan }: PhotoRow): Pick<Figure, "url" | "width" | "height"> {
  const { width, height } = pictureSize(plan);
  return {
    url: photoUrl(`/media/${key}/`, FIGURE_WIDTH, "webp"),
    width: FIGURE_WIDTH,
    height: Math.round((FIGURE_WIDTH * height) / width),
  };
}

/** A diary for each choice, the most liked open one that fits and is not chosen already. */
function chosenDiaries(diaries: readonly WrittenDiary[], choices: readonly DiaryChoice[]): WrittenDiary[] {
  const best = diaries.filter(({ row }) => !row.is_lock).sort((a, b) => b.row.cnt_likes - a.row.cnt_likes);
  const chosen: WrittenDiary[] = [];
  for (const choice of choices) {
    const diary = best.find((one) => fits(one, choice) && !chosen.includes(one));
    if (!diary) throw new Error(`No diary fits ${JSON.stringify(choice)}`);
    chosen.push(diary);
  }
  return chosen;
}

function fits({ row, wish }: WrittenDiary, { strain, lang, outdoors, isHarvested }: DiaryChoice): boolean {
  return (
    (strain === undefined || wish.strain.name === strain) &&
    (lang === undefined || row.lang === lang) &&
    (outdoors === undefined || wish.outdoors === outdoors) &&
    (isHarvested === undefined || row.is_harvest === isHarvested)
  );
}

function linkedThing(kind: string, value: string, diaries: readonly WrittenDiary[]): Linked | undefined {
  if (kind === "diary") {
    const row = diaries[Number(value) - 1]?.row;
    return (
      row && {
        path: row.slug === "" ? `/diaries/${row.id}` : `/diaries/${row.id}-${row.slug}`,
        name: row.name,
      }
    );
  }
  if (kind === "strain") {
    const strain = STRAINS.find(({ name }) => slug(name) === value);
    return strain && { path: `/strains/${value}`, name: strain.name };
  }
  const voting = kind === "voting" ? VOTINGS[Number(value) - 1] : undefined;
  return voting && { path: `/journal/voting/${value}`, name: voting.texts[voting.lang].title };
}

function entriesOf<Key extends string, Value>(
  values: Readonly<Partial<Record<Key, Value>>>,
): [key: Key, value: Value][] {
  return Object.entries(values) as [Key, Value][];
}
