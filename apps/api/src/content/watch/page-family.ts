const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** First words of the paths of both sites. Others are pages that do not exist. */
const PLACES = wordsOf(`
  about admin air-conditioners air-filters auth awards brand-manager brands-manager careers cart chat
  chats co2-generators compare contact controllers diaries drip-systems equipment explore external2 faq feed
  giveaways grow-boxes grow-lights grow-questions grow-tents grower growers hydroponic-systems
  imprint invitations invoices journal messages notifications nutrients offline partner partners policy premium
  questions search seedbank seedbanks seeds settings shorts start strains substrates terms terms-paid
  test tests tst under-age unsubscribe ventilation-fans video videos voting welcome widget
`);

/** Words that stand for themselves further on in a path; anything else names a thing. */
const PARTS = wordsOf(`
  accounts activity archive awards banners bookmarks box brands cache cancel-email careers catalogue categories
  category claims complaints confirm-email contacts cpm diaries draw edit errors export external
  followers following forgot-password gallery genes giveaways growers harvests header import interface
  invoices journal key measures members new newsletters notifications orders pages password plans posts
  preview print products recovery register reset-password results reviews rules schemes send settings
  shorts signin signout signup solution static statistics strains subscription sys-tree tags testers
  topics unsubscribe votings watch week weeks welcome
`);

/** Most parts that a family tells apart. */
const MOST_PARTS = 3;

/**
 * The family of a page: its path without the names of things, so that the number of families has a limit and none tells what somebody
 * looked at. At most 60 characters.
 *
 * @example
 * pageFamily("/diaries/12-night-plum/week/181"); // "/diaries/…/week"
 * pageFamily("/no-such-place"); // "other"
 */
export function pageFamily(path: string): string {
  const [first, ...others] = path.split("/", MOST_PARTS + 1).filter((part) => part !== "");
  if (first === undefined) return "/";
  if (!PLACES.has(first)) return "other";
  return `/${[first, ...others.map((part) => (PARTS.has(part) ? part : "…"))].join("/")}`;
}
