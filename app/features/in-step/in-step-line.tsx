import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from "react";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { veilTexts } from "../../i18n/veil-texts.ts";
import { useLiveClient } from "../../live/hooks.tsx";
import { currentVeil } from "../../live/veil.ts";
import { showToast } from "../../ui/toast.tsx";
import { scoreOf } from "../match-row/result.ts";
import { usePage } from "../page/page-context.tsx";
import type { InStepSheetProps } from "./in-step-sheet.tsx";

const never = () => () => {};

type InStepLineProps = { readonly eventId: string; readonly event: EventFields };

/** Below the board of a match that is being played: brings the page in step with the visitor's television, and says how late it is. */
export function InStepLine({ eventId, event }: InStepLineProps) {
  const { lang, t: site } = usePage();
  const t = veilTexts(lang);
  const client = useLiveClient();
  const opener = useRef<HTMLButtonElement>(null);
  const [Sheet, setSheet] = useState<ComponentType<InStepSheetProps> | null>(null);
  const delaySeconds = useSyncExternalStore(
    never,
    () => currentVeil()?.delaySeconds(eventId) ?? 0,
    () => 0,
  );
  const scoredSeconds = useScoredSeconds(
    scoreOf(event)?.join("-") ?? "",
    () => client.clock.nowSeconds() - delaySeconds,
  );
  const open = () =>
    import("./in-step-sheet.tsx").then(
      ({ InStepSheet }) => setSheet(() => InStepSheet),
      () => showToast(site.unexpected),
    );
  const undo = () =>
    import("./set-match-delay.ts").then(
      ({ setMatchDelay }) => setMatchDelay(eventId, 0, lang),
      () => showToast(site.unexpected),
    );
  return (
    <p className="in-step">
      <button type="button" ref={opener} onClick={open}>
        {delaySeconds === 0 ? t.inStep : t.behind({ seconds: delaySeconds })}
      </button>
      {delaySeconds === 0 ? null : (
        <button type="button" className="undo" onClick={undo}>
          {t.onTime}
        </button>
      )}
      {Sheet === null ? null : (
        <Sheet
          eventId={eventId}
          event={event}
          delaySeconds={delaySeconds}
          scoredSeconds={scoredSeconds()}
          opener={opener}
          onClose={() => setSheet(null)}
        />
      )}
    </p>
  );
}

/** When the site had the latest score, in unix seconds, of those that came while the page was open; null without one. */
function useScoredSeconds(score: string, nowSeconds: () => number): () => number | null {
  const seen = useRef<{ readonly score: string; readonly atSeconds: number | null }>({ score, atSeconds: null });
  useEffect(() => {
    if (seen.current.score !== score) seen.current = { score, atSeconds: nowSeconds() };
  });
  return () => seen.current.atSeconds;
}
