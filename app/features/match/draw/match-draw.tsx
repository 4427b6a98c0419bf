import { useMemo } from "react";
import { readDraw } from "../../../../shared/feed/sections/read-draw.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { Bracket } from "../../competition/draw/bracket.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { EmptyTab } from "../empty-tab.tsx";
import { useMatch } from "../match-context.tsx";

/** The draw of the match's competition, with its own tie lit. */
export function MatchDraw({ body }: { readonly body: string }) {
  const { lang } = useEventContext();
  const { eventId } = useMatch();
  const rounds = useMemo(() => readDraw(body), [body]);
  const texts = matchTexts(lang).draw;
  if (rounds.length === 0) return <EmptyTab title={texts.empty} hint={texts.emptyHint} />;
  return (
    <div className="card draw">
      <Bracket rounds={rounds} litEventId={eventId} />
    </div>
  );
}
