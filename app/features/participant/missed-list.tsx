import { momentAttribute, TextWithTimes } from "../day/times.tsx";
import { commaIn } from "../../../shared/texts/comma.ts";
import type { MissedRow } from "../../../shared/wire/sections/read-people.ts";
import { peopleTexts } from "../../i18n/people-texts.ts";
import { Flag } from "../../ui/flag.tsx";
import { usePage } from "../page/page-context.tsx";
import { toDayText } from "./day-text.ts";

type MissedListProps = {
  readonly missed: readonly MissedRow[];
  /** Whether the player is named: not on the player's own page. */
  readonly hasNames: boolean;
};

/** Absences, a line each: who, why, since when, how many games. */
export function MissedList({ missed, hasNames }: MissedListProps) {
  const page = usePage();
  const texts = peopleTexts(page.lang);
  return (
    <ul className="lines">
      {missed.map(
        ({ playerId, player, path, flag, reason, availability, fromSeconds, toSeconds, games, isCurrent }) => {
          const [from, to] = [toDayText(fromSeconds ?? 0, page), toDayText(toSeconds ?? 0, page)];
          const when =
            isCurrent === 1
              ? texts.since({ date: from })
              : from === to
                ? texts.onDay({ day: from })
                : texts.fromTo({ from, to });
          return (
            <li key={`${playerId} ${fromSeconds} ${reason}`}>
              {hasNames ? <Flag name={flag} /> : null}
              <span className="line-main">
                {hasNames ? (
                  <a href={path ?? undefined}>
                    <bdi translate="no">{player}</bdi>
                  </a>
                ) : (
                  <b>{reason}</b>
                )}
                <small>
                  <TextWithTimes
                    text={hasNames ? `${reason}${commaIn(page.lang)}${when}` : when}
                    times={[
                      [from, momentAttribute(fromSeconds ?? 0)],
                      [to, momentAttribute(toSeconds ?? 0)],
                    ]}
                  />
                </small>
              </span>
              <span className="line-end">
                {isCurrent === 1 ? <b>{availability}</b> : null}
                <small>{texts.missed({ games: games ?? 0 })}</small>
              </span>
            </li>
          );
        },
      )}
    </ul>
  );
}
