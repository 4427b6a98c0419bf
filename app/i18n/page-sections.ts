import { accountSections } from "./account-texts.ts";
import { analysisSections } from "./analysis-texts.ts";
import { competitionSections } from "./competition-texts.ts";
import { eventWordsSections } from "./event-words-texts.ts";
import { fieldSections } from "./field-texts.ts";
import { leaguesSections } from "./leagues-texts.ts";
import { matchSections } from "./match-texts.ts";
import { notificationSections } from "./notification-texts.ts";
import { veilSections } from "./veil-texts.ts";
import { mineSections } from "./mine-texts.ts";
import { mixedSections } from "./mixed-texts.ts";
import { peopleSections } from "./people-texts.ts";
import { readingSections } from "./reading-texts.ts";
import { searchSections } from "./search-texts.ts";
import { seldomSections } from "./seldom-texts.ts";
import { settingsSections } from "./settings-texts.ts";
import { standingsSections } from "./standings-texts.ts";
import { stopSections } from "./stop-texts.ts";
import { tvSections } from "./tv-texts.ts";
import { widgetSections } from "./widget-texts.ts";

/**
 * The sections of texts that only some pages show. Each is listed beside its texts, not among the catalogues: every page loads
 * those, and would load the names of all these files with them.
 */
export const pageSections = {
  account: accountSections,
  match: matchSections,
  eventWords: eventWordsSections,
  analysis: analysisSections,
  standings: standingsSections,
  competition: competitionSections,
  leagues: leaguesSections,
  people: peopleSections,
  field: fieldSections,
  stops: stopSections,
  reading: readingSections,
  search: searchSections,
  seldom: seldomSections,
  settings: settingsSections,
  notifications: notificationSections,
  tv: tvSections,
  mixed: mixedSections,
  mine: mineSections,
  veil: veilSections,
  widgets: widgetSections,
};
