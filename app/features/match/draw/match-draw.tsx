import { useMemo } from "react";
import { readDraw } from "../../../../shared/wire/sections/read-draw.ts";
import { parseAddress } from "../../../../shared/addresses/parse-address.ts";
import { addressTexts } from "../../../i18n/address-texts.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { useLeagues } from "../../../live/hooks.tsx";
import { Bracket } from "../../competition/draw/bracket.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { EmptyTab } from "../empty-tab.tsx";
import { useMatch } from "../match-context.tsx";

const noParams = { get: () => null };

/**
 * The draw of the match's competition from the round before its own on, with its own tie lit: a final stands in the middle of a
 * column that is as high as the first round, below what a phone shows. The whole draw is the competition's.
 */
export function MatchDraw({ body }: { readonly body: string }) {
  const { lang, href } = useEventContext();
  const { eventId } = useMatch();
  const rounds = useMemo(() => readDraw(body), [body]);
  const texts = matchTexts(lang).draw;
  const own = rounds.findIndex(({ ties }) => ties.some((tie) => tie?.games.some((game) => game.eventId === eventId)));
  const league = useLeagues()[0]?.league;
  const competition = parseAddress({ pathname: league?.path ?? "", searchParams: noParams }, addressTexts(lang));
  if (rounds.length === 0) return <EmptyTab title={texts.empty} hint={texts.emptyHint} />;
  return (
    <div className="card draw">
      <h2 className="sr-only">{matchTexts(lang).tabs.draw}</h2>
      <Bracket rounds={rounds.slice(Math.max(0, own - 1))} litEventId={eventId} />
      {own > 1 && competition?.kind === "competition" ? (
        <a className="whole-draw" href={href({ ...competition, section: "draw" })}>
          {texts.whole}
        </a>
      ) : null}
    </div>
  );
}
