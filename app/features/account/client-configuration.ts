/** How a client reaches the account service (A3.04). */
export type ClientConfiguration =
  | {
      readonly mode: "Production";
      readonly productionUrl: string;
      readonly namespace: string;
      readonly projectId: number;
    }
  | {
      readonly mode: "Sandbox";
      readonly productionUrl: string;
      readonly sandboxUrl: string;
      readonly namespace: string;
      readonly projectId: number;
    };

/** The version that a client names in `x-version` until the site sets its own (A9.07). */
export const defaultClientVersion = "client-v4";

/** Version of what a client stores in the browser (A9.07). */
export const localDatabaseVersion = 1;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The configuration, or an error that names each field that is missing or wrong. */
export function parseClientConfiguration(
  input: Readonly<Record<string, unknown>>,
): { readonly ok: true; readonly configuration: ClientConfiguration } | { readonly ok: false; readonly error: string } {
  const { mode, productionUrl, sandboxUrl, namespace, projectId } = input;
  const missing: string[] = [];
  if (mode !== "Production" && mode !== "Sandbox") missing.push("mode");
  if (!isText(productionUrl)) missing.push("productionUrl");
  if (mode === "Sandbox" && !isText(sandboxUrl)) missing.push("sandboxUrl");
  if (typeof namespace !== "string") missing.push("namespace");
  if (!isProjectId(projectId)) missing.push("projectId");
  if (isText(productionUrl) && typeof namespace === "string" && isProjectId(projectId)) {
    const shared = { productionUrl, namespace, projectId };
    if (mode === "Production") return { ok: true, configuration: { mode, ...shared } };
    if (mode === "Sandbox" && isText(sandboxUrl)) return { ok: true, configuration: { mode, sandboxUrl, ...shared } };
  }
  return { ok: false, error: `account client configuration lacks: ${missing.join(", ")}` };
}

const isProjectId = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

export const accountBaseUrl = (configuration: ClientConfiguration): string =>
  configuration.mode === "Sandbox" ? configuration.sandboxUrl : configuration.productionUrl;
