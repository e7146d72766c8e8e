/*
 * Cards, for a page that fetches them later. By way of a module of its own: lists need the cards at once, and a part that some page
 * fetches later has a style sheet of its own, which would be one more that they wait for.
 */
export { DiaryCards } from "../../../../shared/diary-cards/diary-cards.tsx";
