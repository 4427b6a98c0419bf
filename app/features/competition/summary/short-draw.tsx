import { commaIn } from "../../../../shared/texts/comma.ts";
import { useMemo } from "react";
import { readDraw, type DrawRound, type DrawTie } from "../../../../shared/wire/sections/read-draw.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { scoreText } from "../../page/score-text.ts";
import { Block } from "../block.tsx";
import { useSectionHref } from "../competition-context.tsx";
import { MaskedTable } from "../masked-table.tsx";
import { useMovingFeed } from "../use-moving-feed.ts";

/** Ties of a round that the summary shows. */
const shownTies = 8;

type ShortDrawProps = { readonly feedName: string; readonly loaded: string };

/** The round of the draw that is played now, or the last one that was. */
export function ShortDraw({ feedName, loaded }: ShortDrawProps) {
  const { lang } = usePage();
  const sectionHref = useSectionHref();
  const texts = competitionTexts(lang);
  const body = useMovingFeed(feedName, loaded);
  const round = useMemo(() => currentRound(readDraw(body)), [body]);
  if (isMasked(body))
    return (
      <Block name="standings_draw" title={texts.sections.draw}>
        <MaskedTable />
      </Block>
    );
  if (round === null) return null;
  const ties = round.ties.flatMap((tie) => tie ?? []).slice(0, shownTies);
  return (
    <Block
      name="standings_draw"
      title={`${texts.sections.draw} · ${round.name}`}
      more={{ href: sectionHref("draw"), text: texts.wholeDraw }}
    >
      <ul className="short-ties">
        {ties.map((tie, index) => (
          // The place in the tree is what a tie is.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Tie tie={tie} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

const isOpen = (tie: DrawTie | null): boolean =>
  tie !== null && tie.winner === 0 && tie.slots.some((slot) => slot !== null);

/** The first round with a tie that is open and whose sides are known; the last one of a draw that is over. */
function currentRound(rounds: readonly DrawRound[]): DrawRound | null {
  return rounds.find(({ ties }) => ties.some(isOpen)) ?? rounds.at(-1) ?? null;
}

function Tie({ tie: { slots, winner, score, games } }: { readonly tie: DrawTie }) {
  const { href, lang } = usePage();
  const texts = competitionTexts(lang);
  const last = games.findLast((game) => game.score !== null) ?? games[0];
  const inside = (
    <>
      {slots.map((slot, index) => (
        // The first side or the second.
        // oxlint-disable-next-line react/no-array-index-key
        <bdi translate="no" key={index} className={winner === index + 1 ? "won" : undefined}>
          {slot?.name ?? texts.toBeDecided}
          {winner === index + 1 ? <span className="sr-only">{commaIn(lang) + texts.goesOn}</span> : null}
        </bdi>
      ))}
      <b>{scoreText(score || (last?.score ?? ""), lang, " – ")}</b>
    </>
  );
  return last === undefined ? (
    <div>{inside}</div>
  ) : (
    <a href={href({ kind: "match", eventId: last.eventId, tab: "summary" })}>{inside}</a>
  );
}
