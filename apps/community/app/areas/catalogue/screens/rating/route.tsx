import "../../../../shared/catalogue/locales/catalog.ts";
import "../../locales/products/catalog.ts";
import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { useFormats } from "@grow/i18n/react";
import { Score } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { countWord } from "../../../../shared/catalogue/count-words.ts";
import { rateOf } from "../../../../shared/catalogue/rate.ts";
import { readSubject } from "../../../../shared/tabs/subject.ts";
import styles from "./screen.module.css";
import { ratingTitles } from "./titles.ts";

/** Other sites show it in a frame. */
export const handle: RouteHandle = { isEmbeddable: true };

/** The rating of a brand or product: `?type=product&id=12`, or the last segment of its link. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { url, environment } = context;
  const id = url.searchParams.get("id");
  const type = url.searchParams.get("type") ?? "product";
  if (!id || (type !== "product" && type !== "brand")) throw noSuchRoute(url.pathname);
  const thing = await readSubject(context, type, id);
  const { avg_rate, cnt_reviews } = thing.item_stat;
  return {
    head: { ...fillHead(context.i18n, ratingTitles, { title: thing.name }), isIndexed: false },
    name: thing.name,
    href: new URL(thing.link, environment.publicUrl).href,
    rate: avg_rate,
    reviews: cnt_reviews,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function RatingRoute() {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { name, href, rate, reviews } = useLoaderData<typeof loader>();
  const score = rateOf(formats, rate);
  return (
    <main className={styles.rating}>
      <a href={href} target="_blank" rel="noreferrer">
        {name}
      </a>
      {score ? (
        <>
          <Score {...score} />
          <small>{countWord(i18n, "reviews", reviews)}</small>
        </>
      ) : (
        <small>
          <Trans id="catalogue.unrated">No reviews yet</Trans>
        </small>
      )}
    </main>
  );
}
