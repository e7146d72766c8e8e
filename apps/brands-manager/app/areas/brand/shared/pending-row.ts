import type { Schema } from "@grow/contract";

/** An invitation that waits for the grower's answer. */
export interface PendingRow {
  id: number;
  userId: number;
  name: string;
  avatar: string | null;
  role: Schema<"ManagerRole"> | null;
  dateEnd: string;
}

export function pendingRow({ id, item_user, role, date_end }: Schema<"BrandInvitation">): PendingRow {
  const { id: userId, name, avatar_small: avatar } = item_user;
  return { id, userId, name, avatar, role, dateEnd: date_end };
}
