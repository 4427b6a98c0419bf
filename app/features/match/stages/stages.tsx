import { startAttribute, TextWithTimes } from "../../day/times.tsx";
import { useMemo } from "react";
import { decodeDayFeed } from "../../../../shared/wire/day-feed.ts";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { parseStageProfile, type StageProfile } from "../../../../shared/competitions/tours.ts";
import { listTexts } from "../../../i18n/list-texts.ts";
import { fieldTabTexts } from "../../../i18n/field-tab-texts.ts";
import { useEvent } from "../../../live/hooks.tsx";
import { shortDate, startDayOf } from "../../day/day-words.ts";
import { toLocalFigure } from "../../../../shared/texts/numbers.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { homeOf } from "../../match-row/event-words.ts";
import { usePage } from "../../page/page-context.tsx";
import { EmptyTab } from "../empty-tab.tsx";
import { splitEventName } from "../field/event-name.ts";
import { StarterFlag } from "../field/starter-name.tsx";
import { useMatch } from "../match-context.tsx";

/** Shows the stages of a tour, with each stage's winner and the leader after it. */
export function Stages({ body }: { readonly body: string }) {
  const { lang } = useEventContext();
  const own = useEvent(useMatch().eventId);
  const { stagesPage: texts } = fieldTabTexts(lang);
  const stages = useMemo(() => decodeDayFeed(body).leagues, [body]);
  if (stages.length === 0 || own === null) return <EmptyTab title={texts.empty} hint={texts.emptyHint} />;
  return (
    <section className="card" aria-labelledby="stages-title">
      <h2 id="stages-title">{texts.title({ count: stages.length })}</h2>
      <ol className="stages">
        {stages.map(({ league, events }) => (
          <Stage
            key={league.stageId}
            name={splitEventName(league).event}
            riders={events}
            isOwn={events.some(({ stageNumber }) => stageNumber === own.stageNumber)}
          />
        ))}
      </ol>
    </section>
  );
}

type StageProps = { readonly name: string; readonly riders: readonly EventFields[]; readonly isOwn: boolean };

/** How high a course goes, from left to right; a course against the clock is a clock. */
const outlines: Readonly<Record<StageProfile, string>> = {
  flat: "M0 20V16q10-3 22-1t22-1v6Z",
  hilly: "M0 20V15q5-8 10-3t8-5q6-3 9 5t8-2q5-2 9 5v5Z",
  mountain: "M0 20v-3L9 9l4 4L24 1l8 13 4-5 8 8v3Z",
  "time-trial": "M22 1a9 9 0 1 0 .01 0ZM22 4v6h5v2h-7V4Z",
};

/** The words beside it say the same. */
function ProfileSign({ profile }: { readonly profile: StageProfile }) {
  return (
    <svg className="profile" viewBox="0 0 44 20" aria-hidden="true">
      <path d={outlines[profile]} fillRule="evenodd" />
    </svg>
  );
}

/** Shows one stage. A stage that is not over has a single rider in its list, who has won nothing yet. */
function Stage({ name, riders, isOwn }: StageProps) {
  const { lang, timeZone, t } = usePage();
  const { href } = useEventContext();
  const { stagesPage: texts } = fieldTabTexts(lang);
  const { kilometres, leader: leaderHead } = listTexts(lang).field;
  const [first] = riders;
  if (first === undefined) return null;
  const profile = parseStageProfile(first.stageProfile);
  const winner = riders.find(({ rank, statusType }) => rank === 1 && statusType === 3);
  const leader = riders.find(({ overallRank }) => overallRank === 1);
  const day = shortDate(startDayOf(first, timeZone), t);
  const about = [
    day,
    profile === null ? "" : texts.profiles[profile],
    first.lengthKm ? kilometres({ length: toLocalFigure(String(first.lengthKm), lang) }) : "",
    first.climbMetres ? texts.climb({ metres: first.climbMetres }) : "",
  ];
  return (
    <li className={isOwn ? "current" : undefined}>
      {profile === null ? <span /> : <ProfileSign profile={profile} />}
      <div className="stage-name">
        <a
          href={href({ kind: "match", eventId: first.id ?? "", tab: "stages" })}
          aria-current={isOwn ? "true" : undefined}
        >
          {name}
        </a>
        <small>
          <TextWithTimes
            text={about.filter((part) => part !== "").join(" · ")}
            times={[[day, startAttribute(first)]]}
          />
        </small>
      </div>
      <dl>
        <Rider head={texts.winner} rider={winner} />
        <Rider head={leaderHead} rider={leader} />
      </dl>
    </li>
  );
}

function Rider({ head, rider }: { readonly head: string; readonly rider: EventFields | undefined }) {
  return (
    <div>
      <dt>{head}</dt>
      <dd>
        {rider === undefined ? (
          "–"
        ) : (
          <>
            <StarterFlag event={rider} />
            <bdi translate="no">{homeOf(rider)}</bdi>
          </>
        )}
      </dd>
    </div>
  );
}
