import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { PageError } from "../../features/layout/page-error.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { keptListMark } from "../../offline/kept-markup.ts";
import { Icon } from "../../ui/icon.tsx";
import { serverTexts } from "../../i18n/server-texts.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.notKept ?? ""} · ${data?.brand ?? ""}` },
  { name: "robots", content: "noindex" },
];

export function loader({ context }: LoaderFunctionArgs) {
  const { notKept, notKeptHint, seeToday } = serverTexts[context.variant.lang];
  return { notKept, notKeptHint, seeToday, brand: context.variant.brand };
}

/**
 * The page that an offline browser shows in place of a page that it has not kept.
 *
 * The service worker lists the pages that it has kept. An empty link address leads to the requested page again.
 */
export default function OfflineRoute() {
  const t = useLoaderData<typeof loader>();
  const { t: site } = usePage();
  return (
    <PageColumns>
      <div className="notice">
        <Icon name="offline" />
        <h1>{t.notKept}</h1>
        <p>{t.notKeptHint}</p>
        {/* oxlint-disable-next-line anchor-is-valid */}
        <a href="">{site.retry}</a>
        <a className="second" href="/">
          {t.seeToday}
        </a>
        <div dangerouslySetInnerHTML={{ __html: keptListMark }} />
      </div>
    </PageColumns>
  );
}

export { PageError as ErrorBoundary };
