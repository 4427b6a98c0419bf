import { useMemo, useRef } from "react";
import type { SeasonFixture, ShownSeason } from "../../../../shared/wire/sections/read-season.ts";
import { whatIfTexts } from "../../../i18n/what-if-texts.ts";
import { localDay, longDate } from "../../day/day-words.ts";
import { useLaidOut } from "../../match/held/use-steady-scroll.ts";
import { usePage } from "../../page/page-context.tsx";
import { Block } from "../block.tsx";
import { useCompetition, useSectionHref } from "../competition-context.tsx";
import { toRounds, type Round } from "../rounds.ts";
import { choiceText, formatWhatIf, parseWhatIf, roundField, type Choice, type WhatIf } from "./choices.ts";
import { GameFields } from "./game-fields.tsx";

type GamesFormProps = {
  readonly shown: ShownSeason;
  /** A game of the round that is shown; null for the next one. */
  readonly round: string | null;
  readonly choices: ReadonlyMap<string, Choice>;
  readonly onRound: (eventId: string) => void;
  readonly onChoose: (eventId: string, choice: Choice | null) => void;
  /** Takes what the form holds. */
  readonly onEntered: (entered: WhatIf) => void;
};

/** The games of a round. It is a form of its own address, which a button sends where there are no scripts. */
export function GamesForm({ shown: { games, teams }, round, choices, onRound, onChoose, onEntered }: GamesFormProps) {
  const { lang } = usePage();
  const texts = whatIfTexts(lang);
  const sectionHref = useSectionHref();
  const { nowSeconds } = useCompetition();
  const rounds = useRounds(games);
  const next = games.find(({ startSeconds }) => startSeconds >= nowSeconds) ?? games[0];
  const roundOf = (id: string | undefined | null) => rounds.find(({ ids }) => ids.some((each) => each === id));
  const current = roundOf(round) ?? roundOf(next?.eventId);
  const ofRound = games.filter(({ eventId }) => current?.ids.includes(eventId));
  const form = useRef<HTMLFormElement>(null);
  // Visitors may choose before the page is alive, and browsers restore forms: where the form says otherwise, it is right.
  useLaidOut(() => {
    const entered = parseWhatIf(new FormData(form.current ?? undefined));
    const isSame =
      (entered.round === null || entered.round === current?.ids[0]) &&
      formatWhatIf({ ...entered, round }) === formatWhatIf({ round, choices });
    if (!isSame) onEntered({ ...entered, round: entered.round === current?.ids[0] ? round : entered.round });
  });
  const others = [...choices].filter(([id]) => current?.ids.includes(id) !== true);
  return (
    <Block name="what_if" title={texts.games} className="card what-if-games">
      <form method="get" action={sectionHref("whatIf")} ref={form}>
        <div className="what-if-round">
          <label>
            {texts.round}{" "}
            <select
              className="text-box"
              name={roundField}
              value={current?.ids[0]}
              onChange={({ target }) => onRound(target.value)}
            >
              {rounds.map(({ title, ids }) => (
                <option key={title} value={ids[0]}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        </div>
        {others.map(([id, choice]) => (
          <input key={id} type="hidden" name={id} value={choiceText(choice)} />
        ))}
        {ofRound.map((game) => (
          <GameFields
            key={game.eventId}
            game={game}
            teams={teams}
            choice={choices.get(game.eventId) ?? null}
            onChoose={(choice) => onChoose(game.eventId, choice)}
          />
        ))}
        <p className="what-if-note">{texts.rule}</p>
        <noscript>
          <button type="submit" className="button">
            {texts.update}
          </button>
        </noscript>
      </form>
    </Block>
  );
}

function useRounds(games: readonly SeasonFixture[]): readonly Round[] {
  const { t, timeZone } = usePage();
  const { todayEpochDay } = useCompetition();
  return useMemo(
    () =>
      toRounds(
        games.map(({ eventId: id, round, startSeconds }) => {
          const epochDay = localDay(startSeconds, timeZone);
          return { id, round, epochDay, day: longDate(epochDay, t, todayEpochDay) };
        }),
      ),
    [games, t, timeZone, todayEpochDay],
  );
}
