import type { StatusTexts } from "../texts/status-texts.ts";
import { sportById } from "./catalogue.ts";
import { statusName, type StatusId } from "./statuses.ts";

/**
 * The stage as a visitor reads it, in the sport's own words where it has them (A9.06). Empty for a scheduled event, whose
 * time says it, and for an id outside the enumeration.
 */
export function statusLabel(input: {
  readonly status: StatusId;
  readonly sportId: number;
  readonly texts: StatusTexts;
  readonly width: "full" | "mobile";
}): string {
  const name = statusName(input.status);
  if (name === null) return "";
  const sport = sportById(input.sportId);
  const { all, bySport } = input.texts;
  const own = sport === null ? undefined : bySport[sport.name]?.[name];
  const [full, mobile] = own ?? all[name];
  return input.width === "full" ? full : mobile;
}
