import { sportById } from "./catalogue.ts";
import type { Language } from "./languages.ts";
import { en } from "./stage-texts/en.ts";
import { enSports } from "./stage-texts/en-sports.ts";
import { fr } from "./stage-texts/fr.ts";
import { frSports } from "./stage-texts/fr-sports.ts";
import type { SportStageTexts, StageTexts } from "./stage-texts/stage-text.ts";
import { stageName, type StageId } from "./stages.ts";

type Texts = { readonly all: StageTexts; readonly bySport: SportStageTexts };

const texts: Readonly<Record<Language, Texts>> = {
  fr: { all: fr, bySport: frSports },
  en: { all: en, bySport: enSports },
};

/**
 * The stage as a visitor reads it, in the sport's own words where it has them (A9.06). Empty for a scheduled event, whose
 * time says it, and for an id outside the enumeration.
 */
export function stageLabel(input: {
  readonly stage: StageId;
  readonly sportId: number;
  readonly lang: Language;
  readonly width: "full" | "mobile";
}): string {
  const name = stageName(input.stage);
  if (name === null) return "";
  const sport = sportById(input.sportId);
  const { all, bySport } = texts[input.lang];
  const own = sport === null ? undefined : bySport[sport.name]?.[name];
  const [full, mobile] = own ?? all[name];
  return input.width === "full" ? full : mobile;
}
