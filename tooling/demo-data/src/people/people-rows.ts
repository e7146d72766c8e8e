import { PERSONAS, type Random } from "@grow/testing";
import { daysAfter } from "../calendar.ts";
import type { PhotoMaker } from "../photo-maker.ts";
import type { AccountRow, AvatarRow, BlockRow, EmailRow, HandleRow, OldHandleRow, UserRow } from "../rows.ts";
import { PHRASES } from "../texts/languages.ts";
import { GROWERS, type GrowerSeed, type Lang } from "./growers.ts";
import { EDGE_CASES, writeProfile } from "./profiles.ts";

/** Somebody who keeps diaries and writes comments. */
export interface Person {
  readonly id: number;
  readonly lang: Lang;
  readonly country: string;
  readonly row: UserRow;
}

/** Rows of all people. */
export interface People {
  readonly all: readonly Person[];
  readonly accounts: AccountRow[];
  readonly handles: HandleRow[];
  readonly oldHandles: OldHandleRow[];
  /** Whom the demo growers have blocked. */
  readonly blocks: BlockRow[];
  readonly emails: EmailRow[];
  readonly avatars: AvatarRow[];
  /** The demo person of that name. */
  persona(name: keyof typeof PERSONAS): Person;
}

/** The four demo people come first, so that their ids are 1 to 4. */
const DEMO_PEOPLE: readonly GrowerSeed[] = Object.values(PERSONAS).map(({ name }) => ({
  name,
  lang: "en",
  country: "GB",
}));

/** Makes the sixty people of the site, each with an avatar. */
export function makePeople(random: Random, photos: PhotoMaker, anchor: string): People {
  const accounts: AccountRow[] = [];
  const handles: HandleRow[] = [];
  const emails: EmailRow[] = [];
  const avatars: AvatarRow[] = [];
  const words = random.fork("profiles");
  const all = [...DEMO_PEOPLE, ...GROWERS].map((seed, index): Person => {
    const id = index + 1;
    const persona = Object.values(PERSONAS).find(({ name }) => name === seed.name);
    const add_date = daysAfter(anchor, -random.number(430, 900));
    const email = persona?.email ?? `${seed.name.toLowerCase()}@growers.example.test`;
    const picture = { kind: "avatar" as const, seed: random.whole(1, 2 ** 31 - 1) };
    const place = { user_id: id, diary_id: null, week_id: null, position: 0, alt: seed.name, add_date };
    const photo = photos.make(picture, place);
    avatars.push({ user_id: id, photo_id: photo.id, add_date });
    handles.push({ handle: seed.name.toLowerCase(), user_id: id });
    const profile = writeProfile(words, seed, add_date, anchor);
    // Personal data of an account go with it.
    if (!profile.is_remove) {
      emails.push({ email_key: email, user_id: id });
      accounts.push({
        user_id: id,
        email,
        is_email_confirmed: true,
        password_hash: null,
        locale: seed.lang,
        country: seed.country,
        birthday: `${1968 + ((id * 7) % 34)}-${String(1 + (id % 12)).padStart(2, "0")}-17`,
        is_brand_newsletter: false,
      });
    }
    const row: UserRow = {
      ...profile,
      id,
      name: seed.name,
      avatar_key: photo.key,
      access: persona?.access ?? [],
      fvs_name: "",
      fvn_name: "",
      fav_method: random.pick(PHRASES[seed.lang].methods),
      cnt_reports: 0,
      cnt_harvests: 0,
      cnt_followers: 0,
      add_date,
    };
    return { id, lang: seed.lang, country: seed.country, row };
  });
  const idOf = (name: string) => all.find(({ row }) => row.name === name)?.id ?? 0;
  return {
    all,
    accounts,
    handles,
    oldHandles: [{ handle: "vic", user_id: idOf(EDGE_CASES.everything) }],
    blocks: [{ user_id: idOf("grower"), type: "user", content_id: idOf(EDGE_CASES.suspended) }],
    emails,
    avatars,
    persona: (name) => {
      const person = all.find(({ row }) => row.name === name);
      if (!person) throw new Error(`There is no demo person ${name}`);
      return person;
    },
  };
}
