import type { MatchTexts } from "./fr.ts";

export const en: MatchTexts = {
  breadcrumbs: "Breadcrumb",
  kickOff: "Kick-off",
  round: "Round",
  periods: { halfTime: "Half-time", regularTime: "90 min", extraTime: "Extra time", shootOut: "Shoot-out" },
};
