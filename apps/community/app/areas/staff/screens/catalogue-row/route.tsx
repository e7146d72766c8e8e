import "../../../../shared/catalogue/locales/catalog.ts";
import "../../../../shared/strains/locales/catalog.ts";
import "../../locales/catalog.ts";
import { ApiError, newIdempotencyKey } from "@grow/api-client";
import { badParameter, notFound } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { deskPaths } from "../../desk-paths.ts";
import { deskFields, STAFF_DESKS } from "../../shared/desks/desk-fields.ts";
import { formField, formValues, refAt, rowBody, typedValues } from "../../shared/desks/row-form.ts";
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
    values: formValues(row),
    changes: log.items,
    isSaved: searchParams.get("saved") === "1",
  };
}

/** Saves, removes, restores or merges the row. What was typed stays in a form that was rejected. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { desk, id } = target(params, context.url.pathname);
  const form = await request.formData();
  const deed = textOf(form, "deed");
  try {
    if (deed === "save") return redirect(deskPaths.staffRow(desk, await save(), true), 303);
    if (id === null) throw badParameter(context.url.pathname);
    const path = { desk, id };
    if (deed === "remove") await context.api.DELETE("/staff/catalogue/{desk}/{id}", { params: { path } });
    else if (deed === "restore")
      await context.api.POST("/staff/catalogue/{desk}/{id}/restore", { params: { path } });
    else if (deed === "merge") {
      const { data: into } = await context.api.POST("/staff/catalogue/{desk}/{id}/merge", {
        params: { path },
        body: { into: refAt(typedValues(desk, form), "into") ?? "" },
      });
      return redirect(deskPaths.staffRow(desk, into.id, true), 303);
    } else throw badParameter(context.url.pathname);
    return redirect(deskPaths.staffRow(desk, id), 303);
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 422 && error.status !== 409)) throw error;
    const values = typedValues(desk, form);
    const known = [...deskFields(desk).map(({ name }) => name), "items_article", "into"];
    const { fields, form: general } = formErrors(context.i18n, error, known);
    const errors = {
      form: general,
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, text]) => [formField(field, values), text]),
      ),
    };
    return data({ deed, values, errors, version: presentVersion(error) }, errorStatus(error));
  }

  async function save(): Promise<number> {
    const body = rowBody(desk, typedValues(desk, form));
    if (id === null) {
      const key = textOf(form, "request_key");
      const { data: made } = await context.api.POST("/staff/catalogue/{desk}", {
        params: { path: { desk } },
        body,
        ...(key === "" ? {} : { idempotencyKey: key }),
      });
      return made.id;
    }
    const version = Number(textOf(form, "version"));
    await context.api.PUT("/staff/catalogue/{desk}/{id}", {
      params: { path: { desk, id } },
      body: { ...body, version },
    });
    return id;
  }
}

/** The row that a path names; null as id for a new one. */
function target(params: Readonly<Record<string, string | undefined>>, pathname: string) {
  const desk = STAFF_DESKS.find((one) => one === params.desk);
  const id = params.id === "new" ? null : paramId(params.id ?? "");
  if (!desk || id === undefined) throw notFound(pathname);
  return { desk, id };
}

/** The version of the row that another user saved meanwhile; null for any other error. */
function presentVersion(error: ApiError): number | null {
  const { data: row } = error as { data?: { version?: number } | null };
  return error.status === 409 ? (row?.version ?? null) : null;
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
