import type { Lang } from "../people/growers.ts";

export interface ChatRow {
  id: number;
  type: "private" | "business" | "common";
  user_low_id: number | null;
  user_high_id: number | null;
  brand_id: number | null;
  user_id: number | null;
  address: string | null;
  name: string | null;
  lang: Lang | null;
  cnt_users: number;
  cnt_messages: number;
  accept_date: string | null;
  add_date: string;
  update_date: string;
}

export interface ChatUserRow {
  chat_id: number;
  user_id: number;
  role: "owner" | "member";
  is_mute: boolean;
  is_opener: boolean;
  last_read: number | null;
  cnt_read: number;
  is_unread: boolean;
  update_date: string;
  add_date: string;
}

export interface MessageRow {
  chat_id: number;
  id: number;
  user_id: number;
  is_brand: boolean;
  text: string;
  lang: Lang;
  position: number;
  add_date: string;
}

export interface ChatTables {
  chat: ChatRow[];
  chat_user: ChatUserRow[];
  message: MessageRow[];
}
