/** Response header with the id of the user a page was rendered for; absent for guests. Service workers cache pages by it. */
export const VIEWER_HEADER = "grow-viewer";
