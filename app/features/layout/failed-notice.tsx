import { useEffect } from "react";
import type { Messages } from "../../i18n/site/fr.ts";
import { Icon } from "../../ui/icon.tsx";

const retrySeconds = 10;

type FailedNoticeProps = {
  /** Also outside of any page, so the texts are passed in. */
  readonly t: Messages;
  readonly title: string;
  readonly hint?: string;
};

/** What any page shows that failed. It is asked for again after a while, where no script runs by the browser itself. */
export function FailedNotice(props: FailedNoticeProps) {
  useEffect(() => {
    const retries = setInterval(() => {
      // A window over the page is in use.
      if (!document.querySelector(".dialog")) location.reload();
    }, retrySeconds * 1000);
    return () => clearInterval(retries);
  }, []);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(retrySeconds)} />
      </noscript>
      <FailedWords {...props} />
    </>
  );
}

/** The words of it alone. */
export function FailedWords({ t, title, hint = "" }: FailedNoticeProps) {
  return (
    <div className="notice">
      <Icon name="offline" />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{`${hint} ${t.retryHint}`}</p>
      {/* An empty address is that of the page. */}
      {/* oxlint-disable-next-line anchor-is-valid */}
      <a href="">{t.retry}</a>
      <a className="second" href="/">
        {t.backToList}
      </a>
    </div>
  );
}
