import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { Notice } from "../../ui/notice.tsx";
import { usePage } from "../page/page-context.tsx";
import { PageColumns } from "./page-columns.tsx";
import { UnexpectedNotice } from "./unexpected-notice.tsx";

/** A feed cannot be had: the page exists, and may work in a moment. */
export const unreachableStatus = 503;

/** What a page says instead of itself, inside the frame. The status is that of what its loader threw. */
export function PageError() {
  const { t } = usePage();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : null;
  return (
    <PageColumns>
      {status === 404 ? (
        <Notice
          icon="empty"
          title={t.notFound}
          hint={t.notFoundHint}
          action={{ href: "/", text: t.backToList }}
          level={1}
        />
      ) : status === unreachableStatus || status === 502 ? (
        <Notice icon="offline" title={t.feedUnreachable} hint={t.feedUnreachableHint} level={1} />
      ) : (
        <UnexpectedNotice t={t} />
      )}
    </PageColumns>
  );
}
