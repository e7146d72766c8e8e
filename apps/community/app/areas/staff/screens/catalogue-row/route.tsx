import "../../../../shared/catalogue/locales/catalog.ts";
import "../../../../shared/strains/locales/catalog.ts";
import "../../locales/catalog.ts";
import { newIdempotencyKey } from "@grow/api-client";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textOf } from "../../../../shared/form-errors.ts";
import { deskPaths } from "../../desk-paths.ts";
import { type StaffDesk, wordFields } from "../../shared/desks/described-field.ts";
import { deskFields, STAFF_DESKS } from "../../shared/desks/desk-fields.ts";
import { refAt } from "../../shared/desks/form-values.ts";
import { ARTICLES, rowBody, rowValues } from "../../shared/desks/row-form.ts";
import { type Deed, runDeed, type SubmittedForm } from "../../shared/desks/run-deed.ts";
import { CatalogueRowScreen } from "./screen.tsx";
import { catalogueRowTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

/** Changes shown below the form. */
const CHANGES = 20;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { desk, id } = target(params, context.url.pathname);
  const session = await context.session();
  const { searchParams } = context.url;
  const head = { ...fillHead(context.i18n, catalogueRowTitles), isIndexed: false };
  const common = { head, desk, isAdmin: session?.access.includes("admin") ?? false };
  if (id === null) {
    const name = (searchParams.get("name") ?? "").slice(0, 120);
    const values = { [`${desk}.name`]: name, [`${desk}.lang`]: "en" };
    return { ...common, row: null, requestKey: newIdempotencyKey(), values, changes: [], isSaved: false };
  }
  const path = { desk, id };
  const [{ data: row }, { data: log }] = await Promise.all([
    context.api.GET("/staff/catalogue/{desk}/{id}", { params: { path } }),
    context.api.GET("/staff/catalogue/{desk}/{id}/changes", {
      params: { path, query: { start: 0, limit: CHANGES } },
    }),
  ]);
  return {
    ...common,
    requestKey: null,
    row: { id, name: row[desk]?.name ?? "", link: row.link, version: row.version, isRemoved: row.is_remove },
    values: rowValues(row),
    changes: log.items,
    isSaved: searchParams.get("saved") === "1",
  };
}

/** Saves, removes, restores or merges the row. */
export async function action(args: ActionFunctionArgs) {
  const { api, url } = args.context;
  const { desk, id } = target(args.params, url.pathname);
  const fields = deskFields(desk);
  return await runDeed(args, {
    fields: [...fields.map(({ name }) => name), ARTICLES, "into"],
    lists: wordFields(fields),
    deeds: { save, ...(id !== null && existingDeeds(api, desk, id)) },
  });

  async function save({ form, values }: SubmittedForm): Promise<string> {
    const body = rowBody(desk, values);
    if (id !== null) {
      const version = Number(textOf(form, "version"));
      const params = { path: { desk, id } };
      await api.PUT("/staff/catalogue/{desk}/{id}", { params, body: { ...body, version } });
      return deskPaths.staffRow(desk, id, true);
    }
    const key = textOf(form, "request_key");
    const { data: made } = await api.POST("/staff/catalogue/{desk}", {
      params: { path: { desk } },
      body,
      ...(key === "" ? {} : { idempotencyKey: key }),
    });
    return deskPaths.staffRow(desk, made.id, true);
  }
}

function existingDeeds(
  api: ActionFunctionArgs["context"]["api"],
  desk: StaffDesk,
  id: number,
): Readonly<Record<string, Deed>> {
  const params = { path: { desk, id } };
  return {
    async remove() {
      await api.DELETE("/staff/catalogue/{desk}/{id}", { params });
      return deskPaths.staffRow(desk, id);
    },
    async restore() {
      await api.POST("/staff/catalogue/{desk}/{id}/restore", { params });
      return deskPaths.staffRow(desk, id);
    },
    async merge({ values }) {
      const body = { into: refAt(values, "into") ?? "" };
      const { data: into } = await api.POST("/staff/catalogue/{desk}/{id}/merge", { params, body });
      return deskPaths.staffRow(desk, into.id, true);
    },
  };
}

/** The row that a path names; null as id for a new one. */
function target(params: Readonly<Record<string, string | undefined>>, pathname: string) {
  const desk = STAFF_DESKS.find((one) => one === params.desk);
  const id = params.id === "new" ? null : paramId(params.id ?? "");
  if (!desk || id === undefined) throw notFound(pathname);
  return { desk, id };
}

export const meta = pageMeta;

export default function CatalogueRowRoute() {
  return (
    <CatalogueRowScreen
      {...useLoaderData<typeof loader>()}
      rejected={useActionData<typeof action>() ?? null}
    />
  );
}
