import { dayNumber, toIsoDay } from "../../../../shared/basics/day.ts";
import { TextWithTimes } from "../../day/times.tsx";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { sportLabel } from "../../../i18n/sport-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { ageAt, toDateText } from "../../participant/day-text.ts";
import { Card } from "../../participant/game-cards.tsx";
import { useParticipant } from "../../participant/participant-context.tsx";
import { nameOf } from "../../participant/participant-view.ts";

/** The facts of a person, as far as the source gives them. */
export function ProfileCard() {
  const page = usePage();
  const { profile, team, sportId, nowSeconds } = useParticipant();
  const { lang } = page;
  const texts = peopleTexts(lang);
  const { birthSeconds, countryName, roleLabel, shirt } = profile;
  const born = birthSeconds == null ? "" : toDateText(birthSeconds, page);
  const facts = [
    [texts.sport, sportLabel(sportId, lang)],
    [texts.nationality, countryName],
    [texts.born, birthSeconds == null ? null : `${born} (${texts.age({ years: ageAt(birthSeconds, nowSeconds) })})`],
    [texts.position, roleLabel],
    [texts.number, shirt],
  ] as const;
  return (
    <Card title={texts.profile}>
      <dl className="facts">
        {team === null ? null : (
          <div>
            <dt>{texts.team}</dt>
            <dd>
              <a href={team.url ?? undefined}>{nameOf(team)}</a>
            </dd>
          </div>
        )}
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <TextWithTimes text={value} times={[[born, toIsoDay(dayNumber(birthSeconds ?? 0, 0))]]} />
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </Card>
  );
}
