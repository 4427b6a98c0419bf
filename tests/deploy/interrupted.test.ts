import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { catalogue, databases, root, workers } from "../../scripts/workers.ts";
import { servedVersion } from "../fakes/cloudflare/account-state.ts";
import { ingestKeys, startDeployment, type Deployment } from "./deployment-fixture.ts";

describe("a deployment that breaks off", () => {
  let deployment: Deployment;
  beforeEach(async () => {
    deployment = await startDeployment();
  });
  afterEach(() => deployment.stop());

  it("changes nothing and names the secrets that are missing", async () => {
    await expect(deployment.deploy()).rejects.toThrow("Missing secrets: INGEST_KEYS (tribune-origin)");
    expect(deployment.cloudflare.calls.filter((call) => !call.startsWith("GET "))).toEqual([]);
  });

  it("says why in wrangler's words and is completed by the same command", async () => {
    const { cloudflare } = deployment;
    cloudflare.failWhen(({ method, path }) => method === "PUT" && path === "/workers/scripts/tribune-origin");
    const secrets = { INGEST_KEYS: ingestKeys };
    await expect(deployment.deploy({ secrets })).rejects.toThrow(/scripts\/tribune-origin\) failed[\s\S]*made to fail/);
    expect([...cloudflare.state.scripts.keys()]).toEqual(["tribune-push-durable-object"]);

    cloudflare.failWhen(() => false);
    await deployment.deploy({ secrets });
    const served = [...cloudflare.state.scripts.values()].map(servedVersion);
    expect(served).toHaveLength(workers.length);
    expect(new Set(served.map(({ tag }) => tag)).size).toBe(1);
    expect(cloudflare.state.databases.size).toBe(databases.length);
    const database = [...cloudflare.state.databases.values()].find(({ name }) => name === catalogue.name);
    expect(database?.sql.prepare("SELECT count(*) AS taken FROM d1_migrations").get()).toEqual({
      taken: readdirSync(join(root, catalogue.migrations)).length,
    });
  });
});
