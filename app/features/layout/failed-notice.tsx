import { reloadPage } from "../../navigation/reload-marker.ts";
import { useEffect } from "react";
import type { Messages } from "../../i18n/site-texts.ts";
import { Icon } from "../../ui/icon.tsx";

const retrySeconds = 10;

type FailedNoticeProps = {
  /** The notice also appears outside of any page, so its texts are passed in. */
  readonly t: Messages;
  readonly title: string;
  readonly hint?: string;
};

/** The notice of a failed page. It reloads the page after a while; without scripts the browser does so itself. */
export function FailedNotice(props: FailedNoticeProps) {
  useEffect(() => {
    const retries = setInterval(() => {
      // Do not reload while the visitor uses a window over the page.
      if (!document.querySelector(".dialog")) reloadPage();
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

/** Only the text of the notice. */
export function FailedWords({ t, title, hint = "" }: FailedNoticeProps) {
  return (
    <div className="notice">
      <Icon name="offline" />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{`${hint} ${t.retryHint}`}</p>
      {/* An empty href leads to the page itself. */}
      {/* oxlint-disable-next-line anchor-is-valid */}
      <a href="">{t.retry}</a>
      <a className="second" href="/">
        {t.backToList}
      </a>
    </div>
  );
}
