/** Path of the oEmbed answer of a diary, grower or brand, to which heads append the page's address. */
export const OEMBED_PATH = "/widget/oembed?url=";
