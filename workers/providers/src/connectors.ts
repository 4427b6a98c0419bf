import type { CreditId } from "../../../shared/ingest/credits.ts";
import type { Connector } from "./core/connector.ts";
import { footballData } from "./football-data/connector.ts";
import { jolpicaF1 } from "./jolpica-f1/connector.ts";
import { openligadb } from "./openligadb/connector.ts";

/** Every source that can be switched on. */
export const connectors: Readonly<Record<CreditId, Connector>> = {
  openligadb,
  "football-data": footballData,
  "jolpica-f1": jolpicaF1,
};
