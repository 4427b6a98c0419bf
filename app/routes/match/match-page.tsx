import { messagesOf } from "../../i18n/catalogue.ts";
import { PageShell } from "../../features/layout/page-shell.tsx";
import { ConnectionLine } from "../../features/connection/connection-line.tsx";
import { LiveProvider } from "../../live/hooks.tsx";
import { Announcer } from "../../ui/announcer.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Scoreboard } from "./scoreboard.tsx";
import type { MatchData } from "./queries.server.ts";

export function MatchPage({ match }: { readonly match: MatchData }) {
  const { lang, live, eventId, timeZone, isReachable } = match;
  const t = messagesOf(lang);
  return (
    <LiveProvider key={`${live.feedName} ${isReachable}`} data={live}>
      <PageShell lang={lang} sportId={live.sportId}>
        <div className="card">
          {isReachable ? (
            <Scoreboard eventId={eventId} sportId={live.sportId} lang={lang} timeZone={timeZone} />
          ) : (
            <Notice icon="offline" title={t.feedUnreachable} hint={t.feedUnreachableHint} level={1} />
          )}
          <ConnectionLine t={t} timeZone={timeZone} />
        </div>
      </PageShell>
      <Announcer />
    </LiveProvider>
  );
}
