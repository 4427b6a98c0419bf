import { momentAttribute } from "../../day/times.tsx";
import { formTexts } from "../../../i18n/form-texts.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { dateNear, localDay } from "../../day/day-words.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { FormMark } from "../../participant/form-mark.tsx";
import type { Form as GameForm } from "../../../../shared/timeline/form.ts";
import { useMatch } from "../match-context.tsx";
import type { AroundGame, AroundSide } from "./load-around.server.ts";

export type AroundSides = readonly [AroundSide, AroundSide];

/** Shows form, last and next game of each side. Renders nothing if no other game of either is known. */
export function AroundCard({ sides }: { readonly sides: AroundSides }) {
  const { lang } = useEventContext();
  const { todayEpochDay } = useMatch();
  const known = sides.filter(({ last, next }) => last !== null || next !== null);
  if (known.length === 0) return null;
  const texts = matchTexts(lang).around;
  return (
    <section className="card beside-card around">
      <h2>{texts.title}</h2>
      {known.map(({ name, form, last, next }) => (
        <div key={name}>
          <div className="around-side">
            <h3>
              <bdi translate="no">{name}</bdi>
            </h3>
            <Form form={form} name={name} />
          </div>
          <ul>
            {last === null ? null : <GameLine game={last} word={texts.last} todayEpochDay={todayEpochDay} />}
            {next === null ? null : <GameLine game={next} word={texts.next} todayEpochDay={todayEpochDay} />}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The last results as letters, the oldest first, as tables have them. */
function Form({ form, name }: { readonly form: readonly GameForm[]; readonly name: string }) {
  const { lang } = useEventContext();
  const texts = matchTexts(lang).headToHead;
  if (form.length === 0) return null;
  return (
    <ol className="form" aria-label={texts.form({ team: name })}>
      {form.toReversed().map((each, index) => (
        <li key={index}>
          <FormMark form={each} lang={lang} />
        </li>
      ))}
    </ol>
  );
}

type GameLineProps = { readonly game: AroundGame; readonly word: string; readonly todayEpochDay: number };

function GameLine({ game, word, todayEpochDay }: GameLineProps) {
  const { href, t, timeZone, lang } = useEventContext();
  const { eventId, startSeconds, home, away, score, result } = game;
  // A letter names the result if the score does not show the winner: a bout has no score, a shoot-out decides a level one.
  const isSaid = score !== null && (score[0] !== score[1] || result?.charAt(0) === "D");
  const letter = isSaid || result === null ? null : formTexts(lang).letters[result];
  return (
    <li>
      <a href={href({ kind: "match", eventId, tab: "summary" })}>
        <small>
          {word}{" "}
          <time dateTime={momentAttribute(startSeconds)}>
            {dateNear(localDay(startSeconds, timeZone), todayEpochDay, t)}
          </time>
        </small>
        <span>
          <bdi translate="no">{home}</bdi> {score === null ? "–" : <b>{score.join(" – ")}</b>}{" "}
          <bdi translate="no">{away}</bdi>
          {letter && <b> ({letter})</b>}
        </span>
      </a>
    </li>
  );
}

/** The absent players of both sides, with the reasons. Renders nothing when no absence is known. */
export function AbsencesCard({ sides }: { readonly sides: AroundSides }) {
  const { lang } = useEventContext();
  const known = sides.filter(({ missing }) => missing.length > 0);
  if (known.length === 0) return null;
  return (
    <section className="card beside-card around">
      <h2>{matchTexts(lang).around.absences}</h2>
      {known.map(({ name, missing }) => (
        <div key={name}>
          <h3 className="around-side">
            <bdi translate="no">{name}</bdi>
          </h3>
          <ul>
            {missing.map(({ name: player, path, reason }) => (
              <li key={player}>
                <a href={path ?? undefined}>
                  <span>
                    <bdi translate="no">{player}</bdi>
                  </span>
                  <small>{reason}</small>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
