import { useConnection } from "../../live/live-provider.tsx";
import type { DateTexts } from "../day/date-texts.ts";
import { toLocalMoment, toLocalTime } from "../day/local-time.ts";
import { momentAttribute, TextWithTimes } from "../day/times.tsx";
import { trueNowSeconds } from "../../time/true-time.ts";
import { usePage } from "../page/page-context.tsx";

/** A page that is older names the day as well. */
const sameDaySeconds = 12 * 3600;

const toPastTime = (atSeconds: number, timeZone: string, t: DateTexts): string =>
  trueNowSeconds() - atSeconds > sameDaySeconds
    ? toLocalMoment(atSeconds, timeZone, t)
    : toLocalTime(atSeconds, timeZone, t.clock);

/**
 * How old the page's data is. It names the time rather than the age: a text that changes would be spoken again and again. Before
 * the socket is open only the time of the data is known, and shown.
 */
export function ConnectionLine() {
  const { t, timeZone } = usePage();
  const { state, lastSyncSeconds } = useConnection();
  const isLost = state === "lost" || state === "offline";
  const time = isLost ? toPastTime(lastSyncSeconds, timeZone, t) : toLocalTime(lastSyncSeconds, timeZone, t.clock);
  return (
    <output className={isLost ? `connection lost ${state}` : `connection ${state}`}>
      {state === "live" || state === "polling" ? (
        t.fresh
      ) : (
        <TextWithTimes
          text={`${isLost ? `${t[state]} · ` : ""}${t.dataAt({ time })}`}
          times={[[time, momentAttribute(lastSyncSeconds)]]}
        />
      )}
    </output>
  );
}
