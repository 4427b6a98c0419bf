import { momentAttribute, TextWithTimes } from "../../day/times.tsx";
import { commaIn } from "../../../../shared/texts/comma.ts";
import { useEffect, useRef } from "react";
import type { DrawRound, DrawSlot, DrawTie } from "../../../../shared/wire/sections/read-draw.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { flagOfCountryId } from "../../../ui/country-flag.ts";
import { directionOf } from "../../../../shared/texts/direction.ts";
import { crestOf } from "../../../../shared/competitions/crest.ts";
import { sportIdOf } from "../../../../shared/sports/stable-id.ts";
import { participantKind } from "../../../../shared/sports/participant-kind.ts";
import { Flag } from "../../../ui/flag.tsx";
import { ScrollRegion } from "../../../ui/scroll-region.tsx";
import { localDay, shortDate } from "../../day/day-words.ts";
import { usePage } from "../../page/page-context.tsx";
import { scoreText } from "../../page/score-text.ts";

type BracketProps = {
  readonly rounds: readonly DrawRound[];
  /** The game whose tie is highlighted and whose round is in view at first. */
  readonly litEventId?: string | null;
};

/**
 * The rounds side by side. A narrow screen shows one round and the edge of the next; visitors scroll by touch or the arrow
 * keys, or jump to a round with the links above, which need no scripts.
 */
export function Bracket({ rounds, litEventId = null }: BracketProps) {
  const { lang } = usePage();
  const texts = competitionTexts(lang);
  const box = useRef<HTMLElement>(null);
  const litRound = rounds.find(({ ties }) => ties.some((tie) => tie !== null && isOf(tie, litEventId)));
  const anchor = litRound === undefined ? null : anchorOf(litRound);
  // The page itself stays where it is.
  useEffect(() => {
    const round = anchor === null ? null : document.getElementById(anchor);
    if (box.current === null || round === null) return;
    const edge = directionOf(lang) === "rtl" ? "right" : "left";
    const away = round.getBoundingClientRect()[edge] - box.current.getBoundingClientRect()[edge];
    // Not "by": a step, however small, goes on to the next round that the box snaps to.
    box.current.scrollTo({ left: box.current.scrollLeft + away, behavior: "instant" });
  }, [anchor, lang]);
  return (
    <>
      <nav className="round-links" aria-label={texts.rounds}>
        {rounds.map((round) => (
          <a key={round.key} href={`#${anchorOf(round)}`} className={round === litRound ? "lit" : undefined}>
            {round.name}
          </a>
        ))}
      </nav>
      <ScrollRegion box={box} className="bracket" label={texts.sections.draw}>
        {rounds.map((round) => (
          <Round key={round.key} round={round} litEventId={litEventId} />
        ))}
      </ScrollRegion>
    </>
  );
}

const isOf = ({ games }: DrawTie, eventId: string | null): boolean => games.some((game) => game.eventId === eventId);

const anchorOf = ({ key }: DrawRound): string => `round-${key.replace("/", "-")}`;

function Round({ round, litEventId }: { readonly round: DrawRound; readonly litEventId: string | null }) {
  return (
    <section className="bracket-round" id={anchorOf(round)} aria-label={round.name}>
      <h3>{round.name}</h3>
      <ol>
        {round.ties.map((tie, index) => (
          // A tie is identified by its place in the tree.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{tie === null ? <Bye /> : <Tie tie={tie} isLit={isOf(tie, litEventId)} />}</li>
        ))}
      </ol>
    </section>
  );
}

function Bye() {
  const { lang } = usePage();
  return <div className="tie bye">{competitionTexts(lang).bye}</div>;
}

function Tie({ tie, isLit }: { readonly tie: DrawTie; readonly isLit: boolean }) {
  const { href, lang } = usePage();
  const texts = competitionTexts(lang);
  const { slots, winner, games } = tie;
  const isLive = games.some((game) => game.isLive);
  const last = games.findLast(({ score }) => score !== null) ?? games[0];
  const names = slots.map((slot) => slot?.name ?? texts.toBeDecided);
  const figures = toFigures(tie);
  const inside = (
    <>
      <TieNote tie={tie} />
      {slots.map((slot, index) => (
        // The first side or the second.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={`slot${winner === 0 ? "" : winner === index + 1 ? " won" : " lost"}`}>
          <SlotMark slot={slot} />
          <bdi translate="no">{names[index]}</bdi>
          {winner === index + 1 ? <span className="sr-only">{commaIn(lang) + texts.goesOn}</span> : null}
          {figures.map((figure, at) => (
            // A column of the tie: one of its games, or the sum.
            // oxlint-disable-next-line react/no-array-index-key
            <b key={at}>{figure[index]}</b>
          ))}
        </span>
      ))}
    </>
  );
  const className = `tie${isLive ? " live" : ""}${isLit ? " lit" : ""}`;
  if (last === undefined) return <div className={className}>{inside}</div>;
  return (
    <a
      className={className}
      aria-current={isLit ? "true" : undefined}
      href={href({ kind: "match", eventId: last.eventId, tab: "summary" })}
    >
      {inside}
    </a>
  );
}

/** The flag of a person and of a country's side, a club's crest. */
function SlotMark({ slot }: { readonly slot: DrawSlot | null }) {
  if (slot === null) return <i className="crest nobody" />;
  const flag = flagOfCountryId(Number(slot.countryId));
  if (flag !== null) return <Flag name={flag} />;
  return participantKind(sportIdOf(slot.id) ?? 0) === "team" ? <i className={`crest h${crestOf(slot.id)}`} /> : null;
}

/** The note on a tie's upper edge: the shoot-out that decided it, or the days on which it is played. */
function TieNote({ tie: { games, winner } }: { readonly tie: DrawTie }) {
  const { lang, t, timeZone } = usePage();
  const shootOut = games.find((game) => game.shootOut !== "")?.shootOut;
  if (shootOut !== undefined)
    return <small>{competitionTexts(lang).penalties({ score: scoreText(shootOut, lang) })}</small>;
  // A walkover is decided without a score, and none of its games is still to come.
  const coming = winner === 0 ? games.filter(({ score }) => score === null) : [];
  if (coming.length === 0) return null;
  const days = new Map(
    coming.map(({ startSeconds }) => [shortDate(localDay(startSeconds, timeZone), t), momentAttribute(startSeconds)]),
  );
  return (
    <small>
      <TextWithTimes text={[...days.keys()].join(" · ")} times={[...days]} />
    </small>
  );
}

type Figures = readonly [first: string, second: string];

/** The columns of a tie's figures: leg, leg, total; for one game or a long series only the total. */
function toFigures({ games, score }: DrawTie): readonly Figures[] {
  const legs = games.length === 2 ? games.flatMap((game, index) => toFigure(game.score, index === 1)) : [];
  return [...legs, ...toFigure(score || (games[0]?.score ?? null), false)];
}

/** @param isTurned the second leg's host is in the second slot */
function toFigure(score: string | null, isTurned: boolean): readonly Figures[] {
  const [first, second] = (score ?? "").split(":");
  if (first === undefined || second === undefined) return [];
  return [isTurned ? [second, first] : [first, second]];
}
