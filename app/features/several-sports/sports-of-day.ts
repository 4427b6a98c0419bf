import fieldStyles from "../field/sheet.css?url";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import rowStyles from "../match-row/rows.css?url";
import styles from "./sheet.css?url";

/** What every page of the day of several sports loads. */
export const sportsOfDayLinks = [rowStyles, fieldStyles, styles].map((href) => ({ rel: "stylesheet", href }));

/** How long such a page may be kept. */
export const sportsOfDayHeaders = { [lifetimeHeader]: formatLifetime({ freshSeconds: 2, staleSeconds: 30 }) };
