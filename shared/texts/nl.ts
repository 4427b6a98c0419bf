import { accountErrors } from "./nl/account-errors.ts";
import { accountForms } from "./nl/account-forms.ts";
import { addresses } from "./nl/addresses.ts";
import { bets } from "./nl/bets.ts";
import { notifications } from "./nl/notifications.ts";
import { participantStatuses } from "./nl/participant-statuses.ts";
import { places } from "./nl/places.ts";
import { races } from "./nl/races.ts";
import { rankings } from "./nl/rankings.ts";
import { sides } from "./nl/sides.ts";
import { sports } from "./nl/sports.ts";
import { statuses } from "./nl/statuses.ts";
import type { SharedTexts } from "./shared-texts.ts";

export const nl: SharedTexts = {
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
