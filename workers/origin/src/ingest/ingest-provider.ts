import { silentProvider, type Provider } from "../../../../shared/timeline/provider.ts";
import { clubNames } from "./club-names.ts";

/** Posted events: nothing is known of them before they are posted. */
export const ingestProvider: Provider = { ...silentProvider, id: "ingest", origin: "real", otherNames: clubNames };
