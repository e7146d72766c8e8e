import { newIdempotencyKey } from "@grow/api-client";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { portalBase } from "../../../../shared/portal-base.ts";
import { paths } from "../../paths.ts";
import { brandQuery, loadNewsletter } from "../../shared/load-newsletter.ts";
import { newNewsletterFields, newsletterFields, READER_LANGS, type Reach } from "./newsletter-form.ts";

const DONE = ["saved", "tested", "cancelled"] as const;

/** What the page says of the last press. */
export type Done = (typeof DONE)[number];

export const doneOf = (query: URLSearchParams): Done | null =>
  DONE.find((one) => one === query.get("done")) ?? null;

/**
 * What the editor shows.
 *
 * @throws a redirect to the newsletter's page for what can't be edited
 */
export async function loadEditor(context: AppLoadContext, id: number | "new") {
  const { brand, rights } = await portalBase(context);
  if (!rights.includes("edit")) throw redirect(id === "new" ? paths.newsletters() : paths.newsletter(id));
  const [newsletter, followers, growers] = await Promise.all([
    id === "new" ? null : loadNewsletter(context, id),
    reachOf(context, "followers"),
    reachOf(context, "growers"),
  ]);
  if (newsletter && newsletter.state !== "draft") throw redirect(paths.newsletter(newsletter.id));
  return {
    ...{ id, version: newsletter?.version ?? ("" as const), reach: { followers, growers } },
    ...{ brandId: brand?.id ?? 0, brandName: brand?.name ?? "" },
    fields: newsletter ? newsletterFields(newsletter) : newNewsletterFields(langOf(context)),
    /** Makes a new newsletter once, however often its form is sent. */
    requestKey: newsletter ? null : newIdempotencyKey(),
  };
}

async function reachOf(context: AppLoadContext, audience: keyof Reach): Promise<Reach[keyof Reach]> {
  const { data } = await context.api.GET("/brands-manager/newsletters/audience", {
    params: { query: { ...(await brandQuery(context)), audience } },
  });
  const counts = new Map(data.items_lang.map(({ lang, cnt_users }) => [lang, cnt_users]));
  return Object.fromEntries(READER_LANGS.map((lang) => [lang, counts.get(lang) ?? 0])) as Reach[keyof Reach];
}

const langOf = ({ locale }: AppLoadContext): string => READER_LANGS.find((lang) => lang === locale) ?? "en";
