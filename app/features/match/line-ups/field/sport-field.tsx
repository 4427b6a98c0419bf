import type { ReactElement } from "react";
import type { LineUpMember, LineUps } from "../../../../../shared/wire/sections/read-line-ups.ts";
import { matchTexts } from "../../../../i18n/match-texts.ts";
import { useEventContext } from "../../../match-row/event-context.tsx";
import { PitchPlayer } from "../pitch.tsx";
import type { Actions } from "../player-actions.ts";
import { groundOfSport, placeOnField, type FieldUnit, type Ground } from "./field-plans.ts";

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

/** In hundredths of the field, stretched to it; the own end is below. */
const lines: Readonly<Record<Ground, ReactElement>> = {
  basket: (
    <>
      <path d="M2 1h96v98h-96z" />
      <path d="M34 1v38h32V1M34 39a16 12 0 0 0 32 0M8 1v16C8 74 92 74 92 17V1M46 6h8M50 7v3" />
    </>
  ),
  rink: (
    <>
      <rect x="2" y="1" width="96" height="98" rx="18" />
      <path d="M4 88h92M44 88v4h12v-4" />
      <path className="strong" d="M2 48h96" />
      <path d="M2 2.5h96" strokeDasharray="3 3" />
    </>
  ),
  gridiron: (
    <>
      <path d="M2 1h96v98h-96z" />
      <path d="M2 17.5h96M2 33.5h96M2 66.5h96M2 83h96" />
      <path className="strong" d="M2 50h96" />
    </>
  ),
  diamond: (
    <>
      <path d="M50 90L3 42C18 -10 82 -10 97 42z" />
      <path d="M50 90L27 66L50 44L73 66z" />
      <path d="M18 57C30 24 70 24 82 57" />
    </>
  ),
  handball: (
    <>
      <path d="M2 1h96v98h-96zM42 1v2h16v-2" />
      <path d="M20 1C20 24 40 26 50 26S80 24 80 1M20 99C20 82 40 80 50 80S80 82 80 99" />
    </>
  ),
  rugby: (
    <>
      <path d="M2 1h96v98h-96z" />
      <path className="strong" d="M2 8h96M2 92h96" />
      <path d="M2 36h96M2 72h96" />
      <path d="M2 22h96M2 54h96" strokeDasharray="3 3" />
    </>
  ),
  pitch: (
    <>
      <path d="M2 1h96v98h-96zM2 33h96" />
      <path d="M20 99C20 80 80 80 80 99M42 99v-2h16v2M38 1C38 12 62 12 62 1" />
    </>
  ),
  volleyball: (
    <>
      <path d="M4 2h92v96h-92zM4 36h92" />
      <path className="strong" d="M1 2h98" />
    </>
  ),
  oval: (
    <>
      <ellipse cx="50" cy="50" rx="48" ry="49" />
      <path d="M34 38h32v24h-32zM14 17C30 42 70 42 86 17M14 83C30 58 70 58 86 83" />
    </>
  ),
  netball: (
    <>
      <path d="M4 1h92v98h-92zM4 34h92M4 66h92" />
      <path d="M28 1C28 28 72 28 72 1M28 99C28 72 72 72 72 99" />
    </>
  ),
  pesapallo: (
    <>
      <path d="M38 98L3 52V1H97V52L62 98C56 84 44 84 38 98z" />
      <path d="M22 76L84 68L8 34" />
    </>
  ),
};

/** The lines of a sport's field, hidden from screen readers. */
const GroundLines = ({ ground }: { readonly ground: Ground }) => (
  <svg className="lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    {lines[ground]}
  </svg>
);

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
