import { commaIn } from "../../../shared/texts/comma.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { ParticipantStatus } from "../../../shared/sports/participant-statuses.ts";
import { sportById, isGolf } from "../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { listTexts, type FieldTexts } from "../../i18n/list-texts.ts";
import { sideNoteOf, toParText } from "./field-result.ts";
import { formatNumber, toLocalFigure } from "../../../shared/texts/numbers.ts";

/** A column between a starter's name and its result. `wide` has room for a time; `late` is left out on a phone. */
type Column = {
  readonly head: keyof FieldTexts["heads"];
  readonly look: "" | "wide" | "wide late";
  readonly value: (event: EventFields, lang: Language, texts: FieldTexts) => string;
};

const metres = (value: number | null | undefined, lang: Language): string => formatNumber(value, lang, 1);

const today: Column = {
  head: "today",
  look: "",
  value: ({ golfParToday, golfHolesPlayed }, _, { evenPar }) =>
    golfHolesPlayed ? toParText(golfParToday ?? 0, evenPar) : "",
};
const hole: Column = { head: "hole", look: "", value: ({ golfHole }) => golfHole ?? "" };
const jump1: Column = { head: "jump1", look: "", value: ({ jump1Metres }, lang) => metres(jump1Metres, lang) };
const jump2: Column = { head: "jump2", look: "", value: ({ jump2Metres }, lang) => metres(jump2Metres, lang) };
const pitStops: Column = { head: "pitStops", look: "", value: (event) => String(event.pitStops ?? "") };
const note = (look: Column["look"]): Column => ({ head: "note", look, value: sideNoteOf });

/** The columns between name and result, which depend on the kind of sport (C3.25). */
export function fieldColumns(sportId: number): readonly Column[] {
  if (isGolf(sportId)) return [today, hole];
  if (sportId === sportIds["ski-jumping"]) return [jump1, jump2];
  const kinds = sportById(sportId)?.kinds ?? [];
  if (kinds.includes("motor")) return [note("wide late"), pitStops];
  // A horse has its jockey beside its name.
  return [note(kinds.includes("meeting") ? "wide late" : "wide")];
}

/** The name of the last column. */
export function resultHead(sportId: number): keyof FieldTexts["heads"] {
  if (isGolf(sportId)) return "total";
  return sportId === sportIds["ski-jumping"] ? "points" : "gap";
}

/** Describes a starter beside its name: a horse's number and jockey, the team, the reason why it is out. */
export function aboutOf(event: EventFields, lang: Language, statusOf: StatusOf): string {
  const { field, participantStatuses } = listTexts(lang);
  const { startNumber, rider, trainer, team, stopReason } = event;
  const status = stopReason ? statusOf(stopReason) : null;
  return [
    rider && startNumber ? field.starter({ number: startNumber }) : "",
    rider ?? "",
    trainer ? field.trainedBy({ name: trainer }) : "",
    team ?? "",
    status === null ? "" : participantStatuses[status],
  ]
    .filter((text) => text !== "")
    .join(" · ");
}
type StatusOf = (code: string) => ParticipantStatus | null;

/** A row as a sentence: "2. Højgaard R., −12, −6 aujourd’hui, trou 13". */
export function toSentence(
  event: EventFields,
  {
    name,
    place,
    about,
    result,
  }: { readonly name: string; readonly place: string; readonly about: string; readonly result: string },
  { onHole, today: ofToday, evenPar }: FieldTexts,
  lang: Language,
): string {
  const { golfHolesPlayed, golfParToday, golfHole } = event;
  return [
    `${place} ${name}`,
    about,
    result,
    golfHolesPlayed ? ofToday({ score: toParText(golfParToday ?? 0, evenPar) }) : "",
    golfHole ? onHole({ hole: golfHole }) : "",
  ]
    .filter((part) => part !== "")
    .join(commaIn(lang));
}

/** Describes the course: "par 72", "58 tours", "306,2 km". */
export function courseText(event: EventFields, lang: Language, texts: FieldTexts): string {
  const { coursePar, lapsTotal, lengthKm } = event;
  return [
    coursePar ? texts.par({ strokes: coursePar }) : "",
    lapsTotal ? texts.laps({ count: lapsTotal }) : "",
    lengthKm ? texts.kilometres({ length: toLocalFigure(String(lengthKm), lang) }) : "",
  ]
    .filter((part) => part !== "")
    .join(" · ");
}
