import type { LineUpMember, LineUps } from "../../../../../shared/wire/sections/read-line-ups.ts";
import { matchTexts } from "../../../../i18n/match-texts.ts";
import { useEventContext } from "../../../match-row/event-context.tsx";
import { PitchPlayer } from "../pitch.tsx";
import type { Actions } from "../player-actions.ts";
import { groundOfSport, placeOnField, type FieldUnit } from "./field-plans.ts";
import { GroundLines } from "./grounds.tsx";

type SideName = "home" | "away";
const sideNames: readonly SideName[] = ["home", "away"];

export type PlacedSides = Readonly<Record<SideName, readonly FieldUnit[]>>;

/** The positions of both sides' starters on a field of the sport; null unless they are known for both sides. */
export function placeBothSides(sportId: number, { home, away }: LineUps): PlacedSides | null {
  const placed = { home: placeOnField(sportId, home.starters), away: placeOnField(sportId, away.starters) };
  return placed.home === null || placed.away === null ? null : { home: placed.home, away: placed.away };
}

type SportFieldsProps = {
  readonly sides: PlacedSides;
  readonly names: Readonly<Record<SideName, string>>;
  readonly actions: Actions;
};

/** A field for each side, which attacks upwards: players in the order of the list, on the places of their parts. */
export function SportFields({ sides, names, actions }: SportFieldsProps) {
  const { lang, sportId } = useEventContext();
  const texts = matchTexts(lang).lineUps;
  const ground = groundOfSport(sportId);
  if (ground === null) return null;
  return (
    <section className="card sport-fields" aria-label={texts.pitch}>
      {sideNames.map((name) => (
        <div key={name} className={`of-${name}`}>
          <h2>
            <bdi translate="no">{names[name]}</bdi>
          </h2>
          {sides[name].map(({ line, spots }) => (
            <div key={line}>
              {line === 0 ? null : <h3>{texts.line({ number: line })}</h3>}
              <div className="pitch sport-field">
                <GroundLines ground={ground} />
                <ol>
                  {spots.map(({ member, column, row }) => (
                    <PitchPlayer
                      key={member.id}
                      player={member}
                      actions={actions}
                      place={`c${column} r${row}`}
                      part={partOf(member)}
                    />
                  ))}
                </ol>
              </div>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

/** An abbreviation is short enough to stand beside a name; a whole word is left out, because the position itself shows it. */
const partOf = ({ role }: LineUpMember): string => (role.length <= 4 ? role : "");
