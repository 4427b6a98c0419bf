import { isCreditId } from "../shared/ingest/credits.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that override the configuration of a local stack's providers Worker. */
const passedOn = [
  "OPENLIGADB_URL",
  "OPENLIGADB_LEAGUES",
  "FOOTBALL_DATA_URL",
  "FOOTBALL_DATA_COMPETITIONS",
  "JOLPICA_F1_URL",
  "PERMITTED_PROVIDERS",
] as const;

/** The sources' own keys, by the variables that hold them. */
const tokenVariables: Readonly<Record<string, string>> = { "football-data": "FOOTBALL_DATA_TOKEN" };

/** The sources that `--provider NAME` and the variable PROVIDERS name. */
export function providersOf(argv: readonly string[], env: Environment): readonly string[] {
  const named = argv.flatMap((argument, index) => (argument === "--provider" ? [argv[index + 1] ?? ""] : []));
  return [...new Set([...(env["PROVIDERS"] ?? "").split(/[\s,]+/), ...named])].filter((name) => name !== "");
}

/** A source that does not exist, in words; null where all do. */
export function providerFault(names: readonly string[]): string | null {
  const unknown = names.find((name) => !isCreditId(name));
  return unknown === undefined ? null : `No source is called ${unknown}. docs/providers.md lists them.`;
}

/** Variables of a local stack that asks these sources, which post with the key of a local provider. */
export function toProviderVars(names: readonly string[], key: string, env: Environment) {
  const keys = names.map((name) => [name, { ingest: key, token: env[tokenVariables[name] ?? ""] ?? "" }] as const);
  return {
    PROVIDERS: names.join(" "),
    PROVIDER_KEYS: env["PROVIDER_KEYS"] ?? JSON.stringify(Object.fromEntries(keys)),
    ...Object.fromEntries(passedOn.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))),
  };
}
