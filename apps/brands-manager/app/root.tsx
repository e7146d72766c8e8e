import "@grow/ui/styles.css";
import "@grow/app-kit/locales/catalog.ts";
import "./locales/catalog.ts";
import { ErrorScreen } from "@grow/app-kit/shell/error/error-screen.tsx";
import { PageDocument } from "@grow/app-kit/shell/page-document.tsx";
import { loadShellData } from "@grow/app-kit/shell/shell-data.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useRouteError } from "@remix-run/react";

export {
  fallbackMeta as meta,
  revalidateAfterForms as shouldRevalidate,
} from "@grow/app-kit/shell/page-document.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  return { ...(await loadShellData(context)), communityUrl: context.environment.publicUrl };
}

export const Layout = PageDocument;

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
