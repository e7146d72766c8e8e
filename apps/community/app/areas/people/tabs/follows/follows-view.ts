import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import type { Schema } from "@grow/contract";
import { FOLLOW_LIMITS } from "@grow/domain/follows";
import type { AppLoadContext } from "@remix-run/node";
import { existingPage } from "../../../../shared/existing-page.ts";
import { readSubject } from "../../../../shared/tabs/subject.ts";
import { type TabRequest, tabRequest } from "../../../../shared/tabs/tab-list.ts";

/** Choices of both lists, the default first. */
export const FOLLOW_CHOICES = { sort: ["update", "add", "name"] } as const;
type FollowChoices = TabRequest<typeof FOLLOW_CHOICES>;

/** A followed grower, brand or diary. */
export interface FollowRowView {
  readonly type: Schema<"FollowType">;
  readonly id: number;
  readonly name: string;
  readonly href: string | undefined;
  readonly avatar: string | null;
  readonly is_finished: boolean;
  readonly isNotify: boolean;
}

export interface FollowsView extends FollowChoices {
  readonly userId: number;
  readonly rows: readonly FollowRowView[];
  readonly total: number;
  readonly pages: number;
  /** The reader looks at what they follow themselves, and can change it. */
  readonly isOwn: boolean;
}

/** A page of one of the two lists of what a grower follows. */
export async function loadFollows(
  context: AppLoadContext,
  user: string | undefined,
  list: "common" | "bookmark",
): Promise<FollowsView> {
  const { api, url } = context;
  const { page, sort } = tabRequest(url, FOLLOW_CHOICES);
  const limit = FOLLOW_LIMITS.page;
  const [{ id }, session] = await Promise.all([readSubject(context, "user", user ?? ""), context.session()]);
  const params = { path: { id }, query: { start: (page - 1) * limit, limit, sort } };
  const { data } =
    list === "common"
      ? await api.GET("/users/{id}/following/common", { params })
      : await api.GET("/users/{id}/following/bookmark", { params });
  if (page > 1 && data.items.length === 0) throw noSuchRoute(url.pathname);
  return {
    page,
    sort,
    userId: id,
    rows: data.items.map(rowView),
    total: data.total,
    pages: Math.max(1, Math.ceil(data.total / limit)),
    isOwn: session?.user.id === id,
  };
}

export function rowView(row: Schema<"FollowRow">): FollowRowView {
  return {
    type: row.type,
    id: row.id,
    name: row.name,
    href: existingPage(row.link),
    avatar: row.avatar_small,
    is_finished: row.is_finished,
    isNotify: row.is_notify,
  };
}
