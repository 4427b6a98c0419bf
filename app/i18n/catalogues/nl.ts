import { addresses } from "../../../shared/texts/nl/addresses.ts";
import { sports } from "../../../shared/texts/nl/sports.ts";
import { statuses } from "../../../shared/texts/nl/statuses.ts";
import type { AppTexts } from "../app-texts.ts";
import { nl as site } from "../site/nl.ts";

export const nl: AppTexts = { site, addresses, sports, statuses };
