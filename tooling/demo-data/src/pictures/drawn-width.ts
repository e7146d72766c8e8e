/** Largest width of a drawn picture, in pixels. Articles show products as wide as their text; banners are for screens of two densities. */
export const DRAWN_WIDTH = { avatar: 320, logo: 320, product: 640, box: 704 } as const;
