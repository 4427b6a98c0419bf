import { addresses } from "../../../shared/texts/ar/addresses.ts";
import { sports } from "../../../shared/texts/ar/sports.ts";
import { statuses } from "../../../shared/texts/ar/statuses.ts";
import type { AppTexts } from "../app-texts.ts";
import { ar as site } from "../site/ar.ts";

export const ar: AppTexts = { site, addresses, sports, statuses };
