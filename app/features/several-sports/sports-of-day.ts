import fieldStyles from "../field/sheet.css?url";
import { storedFor } from "../../gateway/lifetime.ts";
import rowStyles from "../match-row/rows.css?url";
import styles from "./sheet.css?url";

/** The style sheets of every page of several sports. */
export const sportsOfDayLinks = [rowStyles, fieldStyles, styles].map((href) => ({ rel: "stylesheet", href }));

/** How long such a page may be cached. */
export const sportsOfDayStored = storedFor({ freshSeconds: 2, staleSeconds: 30 });
