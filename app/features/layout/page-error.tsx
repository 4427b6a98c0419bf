import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { Messages } from "../../i18n/site/fr.ts";
import { useDocumentOfFailedPage } from "../../navigation/document-of-failed-page.ts";
import { usePage } from "../page/page-context.tsx";
import { FailedNotice } from "./failed-notice.tsx";
import { PageColumns } from "./page-columns.tsx";
import { unreachableStatus } from "./unreachable-status.ts";

/**
 * What the frame shows in place of a page that failed. The status is that of the response that its loader threw. An address without a
 * page has the one that says so: the gateway answers with it, and a browser that asked for its data loads it (`useDocumentOfFailedPage`).
 */
export function PageError() {
  const { t } = usePage();
  const error = useRouteError();
  if (useDocumentOfFailedPage()) return null;
  return isRouteErrorResponse(error) && error.status === unreachableStatus ? <FeedUnreachable /> : <PageFailed t={t} />;
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

/** An error of ours. It also happens outside of any page, so the texts are passed in. */
export function PageFailed({ t }: { readonly t: Messages }) {
  return (
    <PageColumns>
      <FailedNotice t={t} title={t.unexpected} />
    </PageColumns>
  );
}
