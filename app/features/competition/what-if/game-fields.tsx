import { useState } from "react";
import type { SeasonFixture, SeasonTeam } from "../../../../shared/wire/sections/read-season.ts";
import { whatIfTexts } from "../../../i18n/what-if-texts.ts";
import { localDay, shortDate } from "../../day/day-words.ts";
import { toLocalTime } from "../../day/local-time.ts";
import { momentAttribute } from "../../day/times.tsx";
import { usePage } from "../../page/page-context.tsx";
import { TeamMark } from "../../standings/team-mark.tsx";
import { awayField, homeField, noChoice, ofScore, toScore, type Choice } from "./choices.ts";

type GameFieldsProps = {
  readonly game: SeasonFixture;
  readonly teams: ReadonlyMap<string, SeasonTeam>;
  readonly choice: Choice | null;
  readonly onChoose: (choice: Choice | null) => void;
};

type Typed = { readonly home: string; readonly away: string };
const nothing: Typed = { home: "", away: "" };
const winnersInOrder = [1, 0, 2] as const;

/** A game: who wins, or the score. */
export function GameFields({ game, teams, choice, onChoose }: GameFieldsProps) {
  const { lang, t } = usePage();
  const texts = whatIfTexts(lang);
  const { eventId, homeId, awayId } = game;
  const [home, away] = [homeId, awayId].map((id) => teams.get(id)?.name ?? "");
  /** Goals of one side alone, which are no score yet. */
  const [half, setHalf] = useState(nothing);
  const score = choice?.score ?? null;
  const typed = score === null ? half : { home: String(score[0]), away: String(score[1]) };
  const pick = (next: Choice | null) => {
    setHalf(nothing);
    onChoose(next);
  };
  const type = (next: Typed) => {
    const whole = toScore(next.home, next.away);
    setHalf(whole === null ? next : nothing);
    if (whole !== null) onChoose(ofScore(whole));
    else if (score !== null && choice !== null) onChoose({ ...choice, score: null });
  };
  const meanings = [texts.wins({ team: home ?? "" }), texts.draw, texts.wins({ team: away ?? "" })];
  return (
    <fieldset className={choice === null ? "what-if-game" : "what-if-game is-chosen"}>
      <legend className="sr-only">
        {home} – {away}
      </legend>
      <Start startSeconds={game.startSeconds} />
      <div className="what-if-sides">
        {[homeId, awayId].map((id) => (
          <span key={id} className="team">
            <TeamMark id={id} nationId={null} hasCrest />
            <bdi translate="no">{teams.get(id)?.name}</bdi>
          </span>
        ))}
      </div>
      <div className="what-if-winner">
        {winnersInOrder.map((winner, index) => (
          <WinnerChoice
            key={winner}
            name={eventId}
            value={String(winner)}
            label={t.outcomes[index] ?? ""}
            meaning={meanings[index] ?? ""}
            isChosen={choice?.winner === winner}
            onChoose={() => pick({ winner, score: null })}
          />
        ))}
      </div>
      <div className="what-if-score">
        <Goals
          name={homeField(eventId)}
          team={home ?? ""}
          value={typed.home}
          onType={(goals) => type({ ...typed, home: goals })}
        />
        <span aria-hidden="true">{":"}</span>
        <Goals
          name={awayField(eventId)}
          team={away ?? ""}
          value={typed.away}
          onType={(goals) => type({ ...typed, away: goals })}
        />
        <WinnerChoice
          name={eventId}
          value={noChoice}
          label="×"
          meaning={texts.none}
          isChosen={false}
          onChoose={() => pick(null)}
        />
      </div>
    </fieldset>
  );
}

type WinnerChoiceProps = {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** The label in words. */
  readonly meaning: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function WinnerChoice({ name, value, label, meaning, isChosen, onChoose }: WinnerChoiceProps) {
  return (
    <label title={meaning}>
      <input type="radio" className="sr-only" name={name} value={value} checked={isChosen} onChange={onChoose} />
      {label}
      <span className="sr-only"> ({meaning})</span>
    </label>
  );
}

type GoalsProps = {
  readonly name: string;
  readonly team: string;
  readonly value: string;
  readonly onType: (goals: string) => void;
};

function Goals({ name, team, value, onType }: GoalsProps) {
  const { lang } = usePage();
  return (
    <input
      type="text"
      inputMode="numeric"
      pattern="\d{1,2}"
      maxLength={2}
      autoComplete="off"
      className="text-box"
      placeholder="–"
      name={name}
      aria-label={whatIfTexts(lang).goals({ team })}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

function Start({ startSeconds }: { readonly startSeconds: number }) {
  const { t, timeZone } = usePage();
  const day = localDay(startSeconds, timeZone);
  return (
    <time dateTime={momentAttribute(startSeconds)}>
      {shortDate(day, t)} <br />
      {toLocalTime(startSeconds, timeZone, t.clock)}
    </time>
  );
}
