import { useMemo } from "react";
import { readLineUps, type LineUps as Sides, type LineUpSide } from "../../../../shared/wire/sections/read-line-ups.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { useEvent } from "../../../live/hooks.tsx";
import { Awaited } from "../../layout/awaited.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { awayOf, homeOf } from "../../match-row/event-words.ts";
import { EmptyTab } from "../empty-tab.tsx";
import { useMatch } from "../match-context.tsx";
import { useFollowedSection } from "../section/use-followed-section.ts";
import { hasBattingOrder } from "./field/field-plans.ts";
import { placeBothSides, SportFields } from "./field/sport-field.tsx";
import { MemberList } from "./member-list.tsx";
import { Pitch } from "./pitch.tsx";
import { actionsOf, type Actions } from "./player-actions.ts";

type SideName = "home" | "away";
const sideNames: readonly SideName[] = ["home", "away"];

type LineUpsProps = {
  readonly body: string;
  /** The body of the summary, which has goals and cards; null if it cannot be loaded. */
  readonly summary: string | null | Promise<string | null>;
};

/** Shows the starters and their positions, the bench and the coaches. */
export function LineUps({ body, summary }: LineUpsProps) {
  return <Awaited resolve={summary}>{(loaded) => <KnownLineUps body={body} summary={loaded} />}</Awaited>;
}

function KnownLineUps({ body, summary }: { readonly body: string; readonly summary: string | null }) {
  const { lang, sportId } = useEventContext();
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  const sides = useMemo(() => readLineUps(body), [body]);
  const incidents = useFollowedSection("summary", summary);
  const actions = useMemo(() => actionsOf(incidents ?? ""), [incidents]);
  const texts = matchTexts(lang).lineUps;
  if (sideNames.every((name) => sides[name].starters.length === 0 && sides[name].bench.length === 0))
    return <EmptyTab title={texts.empty} hint={texts.emptyHint} />;
  const names = event === null ? { home: "", away: "" } : { home: homeOf(event), away: awayOf(event) };
  const hasPitch = sideNames.every((name) => sides[name].formation.length > 0);
  const placed = hasPitch ? null : placeBothSides(sportId, sides);
  const isInOrder = hasBattingOrder(sportId);
  const isListed = isInOrder || (!hasPitch && placed === null);
  return (
    <section aria-label={texts.title} className="line-ups">
      {hasPitch ? <Pitch sides={sides} names={names} actions={actions} /> : null}
      {placed === null ? null : <SportFields sides={placed} names={names} actions={actions} />}
      {isListed ? (
        <Lists
          title={isInOrder ? texts.battingOrder : texts.starters}
          of="starters"
          sides={isInOrder ? { home: battersOf(sides.home), away: battersOf(sides.away) } : sides}
          names={names}
          actions={actions}
          isInOrder={isInOrder}
        />
      ) : null}
      <Lists title={texts.bench} of="bench" sides={sides} names={names} actions={actions} />
      <Lists title={texts.coaches} of="coaches" sides={sides} names={names} actions={actions} />
    </section>
  );
}

/** In baseball the designated hitter, if there is one, bats for the pitcher. */
const battersOf = (side: LineUpSide): LineUpSide =>
  side.starters.some(({ place }) => place === "DH")
    ? { ...side, starters: side.starters.filter(({ place }) => place !== "P") }
    : side;

type ListsProps = {
  readonly title: string;
  readonly of: keyof Pick<LineUpSide, "starters" | "bench" | "coaches">;
  readonly sides: Sides;
  readonly names: Readonly<Record<SideName, string>>;
  readonly actions: Actions;
  readonly isInOrder?: boolean;
};

function Lists({ title, of, sides, names, actions, isInOrder = false }: ListsProps) {
  if (sideNames.every((name) => sides[name][of].length === 0)) return null;
  return (
    <section className="card members">
      <h2>{title}</h2>
      <div className="both">
        {sideNames.map((name) => (
          <div key={name} className={`of-${name}`}>
            <h3>
              <bdi translate="no">{names[name]}</bdi>
            </h3>
            <MemberList
              members={sides[name][of]}
              actions={actions}
              isStarting={of === "starters"}
              isInOrder={isInOrder}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
