import { encodeSystemFeed } from "../../../../shared/wire/system-feed.ts";
import { toSystemValues } from "../ledger/service-values.ts";

/** The service's parameters (C7.05). */
export const toSystemBody = (nowSeconds: number): string => encodeSystemFeed(toSystemValues(nowSeconds));
