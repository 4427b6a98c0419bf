import { accountErrors } from "./cs/account-errors.ts";
import { accountForms } from "./cs/account-forms.ts";
import { addresses } from "./cs/addresses.ts";
import { bets } from "./cs/bets.ts";
import { notifications } from "./cs/notifications.ts";
import { participantStatuses } from "./cs/participant-statuses.ts";
import { places } from "./cs/places.ts";
import { races } from "./cs/races.ts";
import { rankings } from "./cs/rankings.ts";
import { sides } from "./cs/sides.ts";
import { sports } from "./cs/sports.ts";
import { statuses } from "./cs/statuses.ts";
import type { SharedTexts } from "./shared-texts.ts";

export const cs: SharedTexts = {
  sports,
  sides,
  statuses,
  participantStatuses,
  places,
  races,
  rankings,
  bets,
  notifications,
  accountErrors,
  accountForms,
  addresses,
};
