import { silentProvider, type Provider } from "../../../../shared/providers/provider.ts";
import { clubNames } from "./club-names.ts";

/** What is posted: nothing is known of it before. */
export const ingestProvider: Provider = { ...silentProvider, id: "ingest", origin: "real", otherNames: clubNames };
