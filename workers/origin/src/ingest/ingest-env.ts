import type { Signed } from "./authenticate.ts";

/** The bindings, and the variables that the middleware (`door.ts`) passes to the routes behind it. */
export type IngestEnv = {
  Bindings: OriginEnv;
  Variables: {
    readonly signed: Signed;
    readonly body: Uint8Array<ArrayBuffer>;
    readonly requestId: string;
    /** When the request came, unix milliseconds. */
    readonly atMs: number;
    /** The details of the request that the route found, for the log. */
    sportId: number | null;
    records: number;
  };
};
