import { momentAttribute, TextWithTimes } from "../day/times.tsx";
import { commaIn } from "../../../shared/texts/comma.ts";
import type { GameRow } from "../../../shared/wire/sections/read-people.ts";
import { peopleTexts } from "../../i18n/people-texts.ts";
import { crestOf } from "../../../shared/competitions/crest.ts";
import { usePage } from "../page/page-context.tsx";
import { scoreText } from "../page/score-text.ts";
import { FormMark } from "../participant/form-mark.tsx";
import type { Form } from "../../../shared/timeline/form.ts";
import { toDayText } from "../participant/day-text.ts";
import { Rating } from "../rating/rating.tsx";

/** How a game ended for the person's side, from a score that has the home side first; null without both. */
function resultOf(score: string, side: number | null | undefined): Form | null {
  const [home = Number.NaN, away = Number.NaN] = score.split(":").map(Number);
  const lead = side === 1 ? home - away : side === 2 ? away - home : Number.NaN;
  return Number.isNaN(lead) ? null : lead > 0 ? "W" : lead < 0 ? "L" : "D";
}

/** Games of a person: at home or away, against whom, how it ended, what the person did, and the mark. */
export function PlayedList({ games }: { readonly games: readonly GameRow[] }) {
  const page = usePage();
  const { href, lang } = page;
  const texts = peopleTexts(lang);
  return (
    <ul className="lines">
      {games.map(
        ({
          eventId,
          startSeconds,
          league,
          side,
          opponentId,
          opponent,
          score,
          minutes,
          goals,
          assists,
          points,
          rating,
        }) => {
          const day = toDayText(startSeconds ?? 0, page);
          const about = [
            side === 1 ? texts.atHome : side === 2 ? texts.atAway : "",
            day,
            league ?? "",
            minutes == null ? "" : texts.minutes({ count: minutes }),
          ];
          const actions = [
            goals ? texts.goals({ count: goals }) : "",
            assists ? texts.assists({ count: assists }) : "",
            goals == null && points ? texts.points({ count: points }) : "",
          ];
          const result = resultOf(score ?? "", side);
          return (
            <li key={eventId}>
              <i className={`shield h${crestOf(opponentId ?? "")}`} aria-hidden="true" />
              <span className="line-main">
                <a href={href({ kind: "match", eventId: eventId ?? "", tab: "summary" })}>
                  <bdi translate="no">{opponent}</bdi>{" "}
                  {score ? <span className="line-score">{scoreText(score, lang)}</span> : null}
                </a>
                <small>
                  <TextWithTimes
                    text={about.filter((part) => part !== "").join(" · ")}
                    times={[[day, momentAttribute(startSeconds ?? 0)]]}
                  />
                </small>
              </span>
              {result === null ? null : <FormMark form={result} lang={lang} />}
              <span className="line-end">{actions.filter((action) => action !== "").join(commaIn(lang))}</span>
              {rating == null ? <span className="no-rating" /> : <Rating value={rating} toName={texts.rating} />}
            </li>
          );
        },
      )}
    </ul>
  );
}
