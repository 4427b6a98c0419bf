import { describe, expect, it } from "vitest";
import {
  accountBaseUrl,
  defaultClientVersion,
  localDatabaseVersion,
  parseClientConfiguration,
} from "./client-configuration.ts";

const production = {
  mode: "Production",
  productionUrl: "https://account.example",
  namespace: "tribune",
  projectId: 16,
};
const sandbox = { ...production, mode: "Sandbox", sandboxUrl: "https://sandbox.example" };

const lacks = (fields: string) => `account client configuration lacks: ${fields}`;

function baseUrl(input: Record<string, unknown>): string {
  const parsed = parseClientConfiguration(input);
  return parsed.ok ? accountBaseUrl(parsed.configuration) : parsed.error;
}

describe("the account client's configuration", () => {
  it("[A3.04] chooses the production or the sandbox address by its mode", () => {
    expect(baseUrl(production)).toBe("https://account.example");
    expect(baseUrl(sandbox)).toBe("https://sandbox.example");
    expect(baseUrl({ ...production, sandboxUrl: "https://sandbox.example" })).toBe("https://account.example");
  });

  it("[A3.04] names every field that is missing", () => {
    expect(baseUrl({})).toBe(lacks("mode, productionUrl, namespace, projectId"));
    expect(baseUrl({ ...sandbox, sandboxUrl: undefined })).toBe(lacks("sandboxUrl"));
    expect(baseUrl({ ...production, mode: "Test" })).toBe(lacks("mode"));
    expect(baseUrl({ ...production, productionUrl: "" })).toBe(lacks("productionUrl"));
    expect(baseUrl({ ...production, namespace: 5 })).toBe(lacks("namespace"));
    expect(baseUrl({ ...production, projectId: "16" })).toBe(lacks("projectId"));
  });

  it("[A9.07] begins with version client-v4 and local database 1", () => {
    expect(defaultClientVersion).toBe("client-v4");
    expect(localDatabaseVersion).toBe(1);
  });
});
