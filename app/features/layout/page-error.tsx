import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { Messages } from "../../i18n/site/fr.ts";
import { Notice } from "../../ui/notice.tsx";
import { usePage } from "../page/page-context.tsx";
import { PageColumns } from "./page-columns.tsx";
import { UnexpectedNotice } from "./unexpected-notice.tsx";
import { unreachableStatus } from "./unreachable-status.ts";

/** What the frame shows in place of a page that failed. The status is that of the response that its loader threw. */
export function PageError() {
  const { t } = usePage();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === unreachableStatus || status === 502) return <FeedUnreachable />;
  if (status !== 404) return <PageFailed t={t} />;
  return (
    <PageColumns>
      <Notice
        icon="empty"
        title={t.notFound}
        hint={t.notFoundHint}
        action={{ href: "/", text: t.backToList }}
        level={1}
      />
    </PageColumns>
  );
}

/** Also shown on a page that was begun before its feed failed. */
export function FeedUnreachable() {
  const { t } = usePage();
  return (
    <PageColumns>
      {/* An empty address is that of the page. */}
      <Notice
        icon="offline"
        title={t.feedUnreachable}
        hint={t.feedUnreachableHint}
        action={{ href: "", text: t.retry }}
        level={1}
      />
    </PageColumns>
  );
}

/** An error of ours. It also happens outside of any page, so the texts are passed in. */
export function PageFailed({ t }: { readonly t: Messages }) {
  return (
    <PageColumns>
      <UnexpectedNotice t={t} />
    </PageColumns>
  );
}
