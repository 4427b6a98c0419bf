import type { Signed } from "./authenticate.ts";

/** What the door passes to the routes behind it. */
export type IngestEnv = {
  Bindings: OriginEnv;
  Variables: {
    readonly signed: Signed;
    readonly body: Uint8Array<ArrayBuffer>;
    readonly requestId: string;
    /** When the request came, unix milliseconds. */
    readonly atMs: number;
    /** For the log: what the route learned of the request. */
    sportId: number | null;
    records: number;
  };
};
