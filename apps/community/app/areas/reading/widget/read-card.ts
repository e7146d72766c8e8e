import { ApiError, createClient } from "@grow/api-client";
import { sectionWord } from "@grow/app-kit/catalogue/section-words.ts";
import type { Schema } from "@grow/contract";
import { type PhaseName, phaseName, photoUrl, photoWidths } from "@grow/domain";
import { say } from "@grow/i18n";
import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { AppLoadContext } from "@remix-run/node";
import { countWord } from "../../../shared/catalogue/count-words.ts";
import { textLang } from "../../../shared/text-lang.ts";
import { weekState } from "../../../shared/words/phase-words.ts";
import type { WidgetThing } from "./widget-address.ts";

/** What the card of a diary, grower or brand shows. All texts are plain. */
export interface WidgetCard {
  readonly title: string;
  /** Language of the title, if it is a user's. */
  readonly lang: string | null;
  /** In the corner of the card: the strain, the section. */
  readonly corner: string;
  readonly lines: readonly string[];
  readonly photo: { readonly url: string; readonly alt: string; readonly isSquare: boolean } | null;
  /** The phases of a diary's weeks, and their number in words. */
  readonly strip: { readonly phases: readonly PhaseName[]; readonly label: string } | null;
  /** Path of its page. */
  readonly link: string;
  /** Text of the link to it. */
  readonly more: string;
  readonly author: { readonly name: string; readonly link: string } | null;
}

/** Enough for the width of a photo at twice the density, px. */
const PHOTO_WIDTH = 320;

/** The same card for everyone: members see what guests see. Null for what guests cannot see. */
export async function readCard(context: AppLoadContext, thing: WidgetThing): Promise<WidgetCard | null> {
  const { token, environment, i18n, locale } = context;
  const api = token ? createClient({ apiBase: `${environment.apiUrl}/api` }) : context.api;
  const { id } = thing;
  try {
    switch (thing.type) {
      case "diary": {
        if (!/^\d{1,15}$/.test(id)) return null;
        const { data } = await api.GET("/diaries/{id}", { params: { path: { id: Number(id) } } });
        return data.visibility === "private" ? null : diaryCard(i18n, data);
      }
      case "grower":
        return growerCard(i18n, (await api.GET("/users/{id}", { params: { path: { id } } })).data);
      case "brand": {
        const params = { path: { id }, query: { lang: textLang(locale) } };
        return brandCard(i18n, context.formats, (await api.GET("/brands/{id}", { params })).data);
      }
    }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

function diaryCard(i18n: I18n, diary: Schema<"Diary">): WidgetCard {
  const { weeks, item_user: author, item_cover: cover } = diary;
  const n = weeks.length;
  const last = weeks.at(-1);
  return {
    title: diary.name,
    lang: diary.lang,
    corner: diary.seeds[0]?.name ?? "",
    lines: [...(author ? [author.name] : []), ...(last ? [weekState(i18n, last.name, last.faza)] : [])],
    photo: cover && { url: smallUrl(cover), alt: cover.alt, isSquare: false },
    strip:
      n === 0
        ? null
        : {
            phases: weeks.map(({ faza }) => phaseName(faza)),
            label: i18n._(
              msg({ id: "widget.weeks", message: plural(n, { one: "# week", other: "# weeks" }) }),
            ),
          },
    link: diary.link,
    more:
      n === 0
        ? i18n._(msg({ id: "widget.diary.open", message: "Open the diary" }))
        : i18n._(
            msg({
              id: "widget.diary.more",
              message: plural(n, { one: "Read # week", other: "Read all # weeks" }),
            }),
          ),
    author: author && { name: author.name, link: author.link },
  };
}

function smallUrl({ url, width }: Schema<"Photo">): string {
  const widths = photoWidths(["card"], Math.min(width, PHOTO_WIDTH));
  return photoUrl(url, widths.at(-1) ?? width, "webp");
}

function growerCard(i18n: I18n, user: Schema<"User">): WidgetCard {
  const { name, link, avatar_small: avatar, cnt_followers: n } = user;
  return {
    title: name,
    lang: null,
    corner: i18n._(msg({ id: "widget.grower", message: "Grower" })),
    lines: [
      countWord(i18n, "diaries", user.cnt_reports),
      i18n._(
        msg({ id: "widget.followers", message: plural(n, { one: "# follower", other: "# followers" }) }),
      ),
    ],
    photo: avatar === null ? null : { url: avatar, alt: "", isSquare: true },
    strip: null,
    link,
    more: i18n._(msg({ id: "widget.grower.more", message: "See all diaries" })),
    author: { name, link },
  };
}

function brandCard(i18n: I18n, formats: AppLoadContext["formats"], brand: Schema<"Brand">): WidgetCard {
  const { name, link, logo_s: logo } = brand;
  const { avg_rate, cnt_reviews } = brand.item_stat;
  const reviews = countWord(i18n, "reviews", cnt_reviews);
  return {
    title: name,
    lang: null,
    corner: sectionWord(i18n, brand.section),
    lines: [
      countWord(i18n, "diaries", brand.cnt_diaries),
      ...(avg_rate === null ? [] : [`${formats.number(avg_rate, 1)}/10, ${reviews}`]),
    ],
    photo: logo === null ? null : { url: logo, alt: "", isSquare: true },
    strip: null,
    link,
    more: say(i18n, msg({ id: "widget.brand.more", message: "See {name} on Grow" }), { name }),
    author: { name, link },
  };
}
