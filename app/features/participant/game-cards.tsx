import type { ReactNode } from "react";
import { isBout, sportById } from "../../../shared/sports/catalogue.ts";
import { peopleTexts } from "../../i18n/people-texts.ts";
import { veilTexts } from "../../i18n/veil-texts.ts";
import type { BlockName } from "../page/block-names.ts";
import { usePage } from "../page/page-context.tsx";
import { GameRows, type Game } from "./game-rows.tsx";
import { useParticipant } from "./participant-context.tsx";
import { subjectOf, type Section } from "./participant-view.ts";
import { toSectionAddress } from "./section-address.ts";
import { useGames } from "./use-games.ts";

/** The most coming and past games on a first page (a section of its own has all of them). */
const shown = { next: 3, last: 6 };

/** Cards of the live, the next and the last games. */
export function GameCards() {
  const { lang } = usePage();
  const page = useParticipant();
  const texts = peopleTexts(lang);
  const { sportId, team } = page;
  const { live, scheduled, finished, masked } = useGames();
  const isRace = sportById(sportId)?.duel === false;
  const all = page.kind === "team" ? ({ next: "fixtures", last: "results" } as const) : null;
  return (
    <>
      <GameCard block="summary" title={texts.now} games={live} isLive />
      <GameCard
        block="summary-fixtures"
        title={team === null ? texts.next : texts.nextOfTeam({ team: team.teamName ?? "" })}
        games={scheduled.slice(0, shown.next)}
        more={all && scheduled.length > shown.next ? { section: all.next, text: texts.allFixtures } : null}
      />
      {team === null ? (
        <GameCard
          block="summary-results"
          title={veilTexts(lang).maskedResults}
          games={masked.slice(0, shown.last)}
          more={
            finished.length === 0 && masked.length > shown.last
              ? { section: all?.last ?? "matches", text: texts.allResults }
              : null
          }
        />
      ) : null}
      {team === null ? (
        <GameCard
          block="summary-results"
          title={isRace ? texts.lastRaces : isBout(sportId) ? texts.teamTabs.results : texts.last}
          games={finished.slice(0, shown.last)}
          more={finished.length > shown.last ? { section: all?.last ?? "matches", text: texts.allResults } : null}
        />
      ) : null}
    </>
  );
}

type GameCardProps = {
  readonly block: BlockName;
  readonly title: string;
  readonly games: readonly Game[];
  readonly isLive?: boolean;
  readonly more?: { readonly section: Section; readonly text: string } | null;
};

function GameCard({ block, title, games, isLive = false, more = null }: GameCardProps) {
  const page = useParticipant();
  const { href } = usePage();
  if (games.length === 0) return null;
  return (
    <Card
      block={block}
      title={title}
      className={isLive ? "is-live" : undefined}
      more={more === null ? null : { href: href(toSectionAddress(page, more.section)), text: more.text }}
    >
      <GameRows games={games} participantId={subjectOf(page).id} nowSeconds={page.nowSeconds} />
    </Card>
  );
}

type CardProps = {
  /** The name of the block, for a card that is a named block. */
  readonly block?: BlockName | undefined;
  readonly title: string;
  readonly note?: string;
  readonly className?: string | undefined;
  readonly more?: { readonly href: string; readonly text: string } | null;
  readonly children: ReactNode;
};

/** A titled part of a page, with a link to the whole where this is only its beginning. */
export function Card({ block, title, note, className, more = null, children }: CardProps) {
  return (
    <section className={className === undefined ? "card part" : `card part ${className}`} data-block={block}>
      <div className="part-head">
        <h2>{title}</h2>
        {note === undefined ? null : <small>{note}</small>}
        {more === null ? null : <a href={more.href}>{more.text}</a>}
      </div>
      {children}
    </section>
  );
}
