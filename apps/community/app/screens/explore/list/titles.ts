import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { ListRequest } from "./view.ts";

/** Title, description and name of the feed of a list of diaries. `filterName` is the joined words of its filters. */
export function listTitles(
  i18n: I18n,
  { page, filterName, total }: Pick<ListRequest, "page"> & { filterName: string; total: number },
): { title: string; description: string; feed: string } {
  const feed = i18n._(msg({ id: "explore.feed", message: "Grow: new diaries" }));
  const pagePart = page > 1 ? i18n._(msg({ id: "explore.title.page", message: ` – page ${page}` })) : "";
  if (filterName === "") {
    const title = i18n._(msg({ id: "explore.title", message: "Grow diaries, week by week" }));
    const description = i18n._(
      msg({
        id: "explore.description",
        message: `${plural(total, { one: "# grow diary", other: "# grow diaries" })} with photos, readings and nutrients for every week, from seed to harvest.`,
      }),
    );
    return { title: title + pagePart, description, feed };
  }
  const title = i18n._(msg({ id: "explore.title.filtered", message: `Grow diaries: ${filterName}` }));
  const description = i18n._(
    msg({
      id: "explore.description.filtered",
      message: `${plural(total, { one: "# grow diary", other: "# grow diaries" })} for ${filterName}, with photos, readings and nutrients for every week.`,
    }),
  );
  return { title: title + pagePart, description, feed };
}
