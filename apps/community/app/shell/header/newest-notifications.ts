import "../../shared/notification-lines/locales/catalog.ts";

export { noticeView } from "../../shared/notification-lines/line-view.ts";
export { NotificationLines } from "../../shared/notification-lines/notification-lines.tsx";
