import type { DateOrder } from "../../../variants/variant.ts";
import type { Messages } from "../../i18n/site-texts.ts";

/** How a page writes dates and hours (C9.06): by default with a 24-hour clock and the day before the month. */
export type DateStyle = { readonly clock?: 12; readonly dateOrder?: Extract<DateOrder, "month-first"> };

/** The texts and the style for dates in a language. */
export type DateTexts = DateStyle & Pick<Messages, "months" | "shortMonths" | "longWeekdays" | "longDate" | "figures">;
