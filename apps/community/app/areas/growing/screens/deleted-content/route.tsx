import "../../locales/diary-editor/catalog.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { NO_ERRORS, textOf } from "../../../../shared/form-errors.ts";
import { removedHead, restoreThing } from "../../../../shared/removed/restore.ts";
import { DeletedContentScreen } from "./screen.tsx";
import { deletedContentTitles } from "./titles.ts";
import { deletedContentView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth"], isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const diary = paramId(context.url.searchParams.get("diary") ?? undefined);
  const query = diary === undefined ? {} : { diary_id: diary };
  const { data } = await context.api.GET("/diaries/removed", { params: { query } });
  return {
    ...removedHead(context, deletedContentTitles),
    ...deletedContentView(data, (date) => context.formats.date(date)),
    diary: diary ?? null,
  };
}

/** Restores a diary or a week, and redirects to it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const id = paramId(textOf(sent, "diary")) ?? 0;
  const week = paramId(textOf(sent, "week"));
  return await restoreThing(context, async () => {
    if (week !== undefined) {
      await context.api.POST("/diaries/{id}/weeks/{week}/restore", { params: { path: { id, week } } });
      return paths.week(`/diaries/${id}`, week);
    }
    const { data } = await context.api.POST("/diaries/{id}/restore", { params: { path: { id } } });
    return data.link;
  });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function DeletedContentRoute() {
  const refused = useActionData<typeof action>();
  return <DeletedContentScreen {...useLoaderData<typeof loader>()} errors={refused?.errors ?? NO_ERRORS} />;
}
