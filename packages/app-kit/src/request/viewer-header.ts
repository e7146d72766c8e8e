/** Header in which a page says for whom it was made, by id; a guest's page has none. Service workers keep pages by it. */
export const VIEWER_HEADER = "grow-viewer";
