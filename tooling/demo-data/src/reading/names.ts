import type { Lang } from "../people/growers.ts";

/** A name in every language of the site. */
export type Names = Readonly<Record<Lang, string>>;
