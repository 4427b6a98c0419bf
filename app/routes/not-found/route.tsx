import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { PageError } from "../../features/layout/page-error.tsx";
import { askedForMark } from "../../gateway/asked-for-mark.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { serverTexts, type ServerTexts } from "../../i18n/server-texts.server.ts";

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

type NotFoundPageProps = { readonly texts: Pick<ServerTexts, "lostHint" | "seeToday" | "seeLive"> };

/** The page for every unknown address; the gateway writes the requested address into it. It never runs scripts of its own. */
function NotFoundPage({ texts }: NotFoundPageProps) {
  const { t } = usePage();
  return (
    <PageColumns>
      <div className="notice">
        <Icon name="empty" />
        <h1>{t.notFound}</h1>
        <p>{texts.lostHint}</p>
        <a href="/">{texts.seeToday}</a>
        <a className="second" href="/?cat=1">
          {texts.seeLive}
        </a>
        <div className="asked" dangerouslySetInnerHTML={{ __html: askedForMark }} />
      </div>
    </PageColumns>
  );
}
