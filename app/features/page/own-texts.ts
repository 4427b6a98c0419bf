import type { Variant } from "../../../variants/variant.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { reversedClocksOf } from "../clock/reversed-clock.ts";
import type { OwnTexts, PageTexts } from "./page-context.tsx";

/** The texts in which a variant differs from the default; default ones are left out of every document. */
export const ownTexts = ({
  brand,
  clock,
  dateOrder,
  oddsFormat,
  reversedClocks,
  pictures,
}: Pick<Variant, "brand" | "clock" | "dateOrder" | "oddsFormat" | "reversedClocks" | "pictures">): OwnTexts => ({
  brand,
  ...(clock === 12 ? { clock } : {}),
  ...(dateOrder === "month-first" ? { dateOrder } : {}),
  ...(oddsFormat === "eu" ? {} : { oddsFormat }),
  ...(pictures === null ? {} : { pictures }),
  ...(Object.keys(reversedClocks).length === 0 ? {} : { reversed: reversedClocksOf(reversedClocks) }),
});

/** The texts of a variant's pages, for what only the server says. */
export const variantTexts = (variant: Variant): PageTexts => ({ ...siteTexts(variant.lang), ...ownTexts(variant) });
