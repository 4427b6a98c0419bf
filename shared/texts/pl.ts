import { accountErrors } from "./pl/account-errors.ts";
import { accountForms } from "./pl/account-forms.ts";
import { addresses } from "./pl/addresses.ts";
import { bets } from "./pl/bets.ts";
import { notifications } from "./pl/notifications.ts";
import { participantStatuses } from "./pl/participant-statuses.ts";
import { places } from "./pl/places.ts";
import { races } from "./pl/races.ts";
import { rankings } from "./pl/rankings.ts";
import { sides } from "./pl/sides.ts";
import { sports } from "./pl/sports.ts";
import { statuses } from "./pl/statuses.ts";
import type { SharedTexts } from "./shared-texts.ts";

export const pl: SharedTexts = {
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
