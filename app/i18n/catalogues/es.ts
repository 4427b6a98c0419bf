import { addresses } from "../../../shared/texts/es/addresses.ts";
import { sports } from "../../../shared/texts/es/sports.ts";
import { statuses } from "../../../shared/texts/es/statuses.ts";
import type { AppTexts } from "../app-texts.ts";
import { es as site } from "../site/es.ts";

export const es: AppTexts = { site, addresses, sports, statuses };
