/** Largest width of a drawn picture, in pixels. Articles show products as wide as their text. */
export const DRAWN_WIDTH = { avatar: 320, logo: 320, product: 640 } as const;
