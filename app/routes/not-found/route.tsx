import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { PageError } from "../../features/layout/page-error.tsx";
import { serverTexts } from "../../i18n/server-texts.ts";
import type { ServerTexts } from "../../i18n/server-texts.ts";
import { NotFoundPage } from "./not-found-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { lostHint, seeToday, seeLive } = serverTexts[context.variant.lang];
  throw data({ lostHint, seeToday, seeLive }, { status: 404 });
};

export { toFailedMeta as meta } from "../../features/page/failed-meta.ts";

/** The page for an address that does not exist. The loader always throws to the error boundary. */
export default function NotFoundRoute() {
  return null;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageError />;
  // The loader above threw these texts.
  return <NotFoundPage texts={error.data as Pick<ServerTexts, "lostHint" | "seeToday" | "seeLive">} />;
}
