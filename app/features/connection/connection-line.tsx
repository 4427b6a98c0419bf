import type { Messages } from "../../i18n/site/fr.ts";
import { useConnection, useNowSeconds } from "../../live/hooks.tsx";
import { toLocalTime } from "../day/local-time.ts";
import { usePage } from "../page/page-context.tsx";

/** How old the page's data is. Before the socket is open only the time of the data is known, and shown. */
export function ConnectionLine() {
  const { t, timeZone } = usePage();
  const { state, lastSyncSeconds } = useConnection();
  const nowSeconds = useNowSeconds();
  return (
    <output className={`connection ${state}`}>
      {state === "live" || state === "polling"
        ? t.fresh
        : state === "lost"
          ? t.lost(toAge(nowSeconds - lastSyncSeconds, t))
          : t.dataAt(toLocalTime(lastSyncSeconds, timeZone))}
    </output>
  );
}

/** In steps of ten seconds, then of minutes, so that a screen reader does not speak each second. */
function toAge(seconds: number, t: Messages): string {
  if (seconds < 60) return t.seconds(Math.max(10, Math.floor(seconds / 10) * 10));
  return t.minutes(Math.floor(seconds / 60));
}
