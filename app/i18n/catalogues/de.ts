import { addresses } from "../../../shared/texts/de/addresses.ts";
import { sports } from "../../../shared/texts/de/sports.ts";
import { statuses } from "../../../shared/texts/de/statuses.ts";
import type { AppTexts } from "../app-texts.ts";
import { de as site } from "../site/de.ts";

export const de: AppTexts = { site, addresses, sports, statuses };
