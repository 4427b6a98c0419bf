import type { Provider } from "../../shared/ingest/signature.ts";

/** Signs with the key that `INGEST_KEYS` of the origin has for "operator". */
export const operatorOf = (key: string): Provider => ({ provider: "operator", key });
