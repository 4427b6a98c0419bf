import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { Messages } from "../../i18n/site-texts.ts";
import { useDocumentOfFailedPage } from "../../navigation/document-of-failed-page.ts";
import { usePage } from "../page/page-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FailedNotice } from "./failed-notice.tsx";
import { goneStatus } from "./gone-status.ts";
import { PageColumns } from "./page-columns.tsx";
import { unreachableStatus } from "./unreachable-status.ts";

/**
 * Shown by the frame in place of a page that failed. The status is that of the response that its loader threw. An address without
 * a page gets the page for missing addresses: the gateway answers with it, and a browser that requested the data loads that
 * document (`useDocumentOfFailedPage`).
 */
export function PageError() {
  const { t } = usePage();
  const error = useRouteError();
  if (useDocumentOfFailedPage()) return null;
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === unreachableStatus) return <FeedUnreachable />;
  return status === goneStatus ? <PageGone t={t} /> : <PageFailed t={t} />;
}

/** Also shown on a page that was begun before its feed failed. */
export function FeedUnreachable() {
  const { t } = usePage();
  return (
    <PageColumns>
      <FailedNotice t={t} title={t.feedUnreachable} hint={t.feedUnreachableHint} />
    </PageColumns>
  );
}

/** The subject was deleted, so to load the page again would not help. */
function PageGone({ t }: { readonly t: Messages }) {
  return (
    <PageColumns>
      <div className="notice">
        <Icon name="empty" />
        <h1>{t.notFound}</h1>
        <a href="/">{t.backToList}</a>
      </div>
    </PageColumns>
  );
}

/** An error of this site. It also occurs outside any page, so the texts are passed in. */
export function PageFailed({ t }: { readonly t: Messages }) {
  return (
    <PageColumns>
      <FailedNotice t={t} title={t.unexpected} />
    </PageColumns>
  );
}
