import { startStack, type Stack } from "../../scripts/stack.ts";

export const feedSign = "test-sign";
export const ingestKey = "test-ingest-key";

/** The built stack on a free port, with places that a header may choose. */
export function startTestStack(
  options: {
    readonly persistTo?: string;
    readonly port?: number;
    readonly assets?: boolean;
    readonly vars?: Readonly<Record<string, string>>;
  } = {},
): Promise<Stack> {
  return startStack({
    port: options.port ?? 0,
    persistTo: options.persistTo ?? null,
    assets: options.assets ?? true,
    vars: {
      ...options.vars,
      FEED_SIGN: feedSign,
      INGEST_KEY: ingestKey,
      WORLD_SEED: "test",
      DEV_PLACES: "on",
      DEV_PLACE: "",
    },
  });
}
