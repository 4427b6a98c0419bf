import type { LineUpMember, LineUps, LineUpSide } from "../../../../shared/wire/sections/read-line-ups.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { Sign } from "../../../ui/sign.tsx";
import { NameLink } from "../../page/name-link.tsx";
import { Rating } from "../../rating/rating.tsx";
import { ActionSigns } from "./member-list.tsx";
import { noActions, type Actions } from "./player-actions.ts";

type SideName = "home" | "away";
type PitchProps = {
  readonly sides: LineUps;
  readonly names: Readonly<Record<SideName, string>>;
  readonly actions: Actions;
};

/** Both formations on one pitch: home above, on a wide screen on the left. */
export function Pitch({ sides, names, actions }: PitchProps) {
  const { lang } = useEventContext();
  const texts = matchTexts(lang).lineUps;
  return (
    <section className="card pitch-card" aria-label={texts.pitch}>
      <PitchHead side={sides.home} name={names.home} of="home" />
      <div className="pitch">
        <svg className="lines tall" viewBox="0 0 68 105" preserveAspectRatio="none" aria-hidden="true">
          <PitchLines />
        </svg>
        <svg className="lines wide" viewBox="0 0 105 68" preserveAspectRatio="none" aria-hidden="true">
          <g transform="matrix(0 1 1 0 0 0)">
            <PitchLines />
          </g>
        </svg>
        <HalfPitch side={sides.home} of="home" actions={actions} />
        <HalfPitch side={sides.away} of="away" actions={actions} />
      </div>
      <PitchHead side={sides.away} name={names.away} of="away" />
    </section>
  );
}

/** In metres, goals above and below. */
const PitchLines = () => (
  <>
    <rect x="1" y="1" width="66" height="103" />
    <path d="M1 52.5h66M14 1v16.5h40V1M25 1v5.5h18V1M14 104V87.5h40V104M25 104v-5.5h18v5.5" />
  </>
);

type SideHeadProps = { readonly side: LineUpSide; readonly name: string; readonly of: SideName };

function PitchHead({ side: { formation, starters }, name, of }: SideHeadProps) {
  const { lang } = useEventContext();
  const text = formation.join("-");
  const ratings = starters.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  const mean = ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return (
    <h2 className={`pitch-head of-${of}`}>
      <bdi translate="no">{name}</bdi>
      <small>
        <Sign name={matchTexts(lang).lineUps.formation({ text })}>{text}</Sign>
      </small>
      {mean === null ? null : <Rating value={mean} toName={matchTexts(lang).lineUps.rating} />}
    </h2>
  );
}

type HalfPitchProps = { readonly side: LineUpSide; readonly of: SideName; readonly actions: Actions };

/** Lines from the own goal on: the keeper, then as many players as the formation says. */
function HalfPitch({ side: { formation, starters }, of, actions }: HalfPitchProps) {
  let at = 0;
  const lines = [1, ...formation].map((count) => starters.slice(at, (at += count)));
  return (
    <ol className={`half of-${of}`}>
      {lines.map((players, line) => (
        <li key={line}>
          <ul>
            {players.map((player) => (
              <PitchPlayer key={player.id} player={player} actions={actions} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

type PitchPlayerProps = {
  readonly player: LineUpMember;
  readonly actions: Actions;
  /** Classes of a place on a grid. */
  readonly place?: string;
  /** The part in letters, under the name. */
  readonly part?: string;
};

export function PitchPlayer({ player, actions, place = "", part = "" }: PitchPlayerProps) {
  const { lang } = useEventContext();
  const texts = matchTexts(lang).lineUps;
  const { shirt, name, shortName, path, role, isCaptain, rating, substitution } = player;
  return (
    <li className={`on-pitch ${place}`.trim()} title={role === "" ? name : `${name} – ${role}`}>
      <span className="shirt">
        {shirt}
        {rating === null ? null : <Rating value={rating} toName={matchTexts(lang).lineUps.rating} />}
        <ActionSigns actions={actions.get(player.id) ?? noActions} substitution={substitution} isStarter />
      </span>
      <span className="name">
        <NameLink name={familyNameOf(shortName)} path={path} />
        {isCaptain ? <abbr title={texts.captain}>{` ${texts.captainMark}`}</abbr> : null}
      </span>
      {part === "" ? null : <small>{part}</small>}
    </li>
  );
}

/** "Mbappé" of "Mbappé K.": a pitch has room for little more. A whole name stays. */
const familyNameOf = (shortName: string): string => shortName.replace(/(?: \p{Lu}\.(?:-?\p{Lu}\.)*)+$/u, "");
