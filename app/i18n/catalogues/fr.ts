import { addresses } from "../../../shared/texts/fr/addresses.ts";
import { sports } from "../../../shared/texts/fr/sports.ts";
import { statuses } from "../../../shared/texts/fr/statuses.ts";
import type { AppTexts } from "../app-texts.ts";
import { fr as site } from "../site/fr.ts";

export const fr: AppTexts = { site, addresses, sports, statuses };
