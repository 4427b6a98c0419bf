import type { DateOrder } from "../../../variants/variant.ts";
import type { Messages } from "../../i18n/site/fr.ts";

/** How a page writes dates and hours (C9.06): a clock of 24 hours and the day before the month, where it says nothing else. */
export type DateStyle = { readonly clock?: 12; readonly dateOrder?: Extract<DateOrder, "month-first"> };

/** What is needed to write a date in a language. */
export type DateTexts = DateStyle & Pick<Messages, "months" | "shortMonths" | "longWeekdays" | "longDate" | "figures">;
