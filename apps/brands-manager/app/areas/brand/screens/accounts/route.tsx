import "../../locales/accounts/catalog.ts";
import "../../locales/invitations/catalog.ts";
import { ApiError } from "@grow/api-client";
import { errorStatus, formErrors, textOf } from "@grow/app-kit/forms/form-errors.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { portalBase } from "../../../../shared/portal-base.ts";
import { withdrawInvitation } from "../../shared/withdraw-invitation.ts";
import { AccountsScreen } from "./screen.tsx";
import { accountsTitles } from "./titles.ts";
import { accountsView } from "./view.ts";

const ROLES = ["owner", "editor", "viewer"] as const;

export const handle: RouteHandle = { middleware: ["auth", "manager"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const base = await portalBase(context);
  const query = (context.url.searchParams.get("query") ?? "").trim().slice(0, 32);
  const brandId = base.brand?.id;
  const found =
    query === "" || brandId === undefined
      ? null
      : (await context.api.GET("/brands-manager/search", { params: { query: { query, brand_id: brandId } } }))
          .data;
  const ofBrand = brandId === undefined ? {} : { brand_id: brandId };
  const [session, invitations, changes] = await Promise.all([
    context.session(),
    context.api.GET("/brands-manager/invitations", {
      params: { query: { ...ofBrand, kind: "manager", limit: 100 } },
    }),
    context.api.GET("/brands-manager/changes", {
      params: { query: { ...ofBrand, limit: 50 } },
    }),
  ]);
  return {
    head: {
      ...fillHead(context.i18n, accountsTitles, { brandname: base.brand?.name }),
      isIndexed: false,
    },
    ...accountsView({
      base,
      invitations: invitations.data.items,
      query,
      found: found?.items ?? null,
      viewerId: session?.user.id,
      changes: changes.data.items,
    }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { brand } = await portalBase(context);
  const user_id = Number(textOf(form, "user_id"));
  const body = { user_id, ...(brand ? { brand_id: brand.id } : {}) };
  const role = ROLES.find((one) => one === textOf(form, "role")) ?? "editor";
  const intent = textOf(form, "intent");
  try {
    if (intent === "withdraw") await withdrawInvitation(context, form);
    else if (intent === "remove") await context.api.POST("/brands-manager/remove_manager", { body });
    else await context.api.POST("/brands-manager/add_manager", { body: { ...body, role } });
    return redirect(paths.accounts(), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ errors: formErrors(context.i18n, error, []) }, errorStatus(error));
  }
}

export const meta = pageMeta;

export default function Accounts() {
  const problem = useActionData<typeof action>()?.errors.form ?? null;
  return <AccountsScreen {...useLoaderData<typeof loader>()} problem={problem} />;
}
