import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleFolder, catalogue, root, workers } from "../../scripts/workers.ts";
import { servedVersion, type Script } from "../fakes/cloudflare/account-state.ts";
import { ingestKeys, startDeployment, type Deployment } from "./deployment-fixture.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe("a first deployment to an empty account", () => {
  let deployment: Deployment;
  let address: string | null;
  const script = (name: string): Script => {
    const found = deployment.cloudflare.state.scripts.get(name);
    if (found === undefined) throw new Error(`${name} was not deployed`);
    return found;
  };
  const scripts = () => [...deployment.cloudflare.state.scripts.values()];

  beforeAll(async () => {
    deployment = await startDeployment();
    address = await deployment.deploy({ secrets: { INGEST_KEYS: ingestKeys } });
  });
  afterAll(() => deployment.stop());

  it("serves every Worker, each uploaded once and after those that it binds", () => {
    const uploaded = deployment.cloudflare.calls.flatMap(
      (call) => /^PUT \/workers\/scripts\/(.+)$/.exec(call)?.[1] ?? [],
    );
    expect(uploaded.toSorted()).toEqual(workers.map(({ name }) => name).toSorted());
    const origin = uploaded.indexOf("tribune-origin");
    expect(uploaded.indexOf("tribune-push-durable-object")).toBeLessThan(origin);
    expect(origin).toBeLessThan(uploaded.indexOf("tribune-feed-proxy"));
    expect(uploaded.at(-1)).toBe("tribune");
  });

  it("deploys the bundles that the tests run", () => {
    const built = workers.map(({ name }) => {
      const file = name === "tribune" ? "server.js" : "index.js";
      return [name, sha256(readFileSync(join(root, bundleFolder(name), file), "utf8"))];
    });
    expect(workers.map(({ name }) => [name, sha256(servedVersion(script(name)).main)])).toEqual(built);
  });

  it("gives an address to the site alone, and reports it", () => {
    expect(address).toBe("https://tribune.example.workers.dev");
    expect(
      scripts()
        .filter(({ workersDev }) => workersDev)
        .map(({ name }) => name),
    ).toEqual(["tribune"]);
    expect(scripts().filter(({ previewUrls }) => previewUrls)).toEqual([]);
  });

  it("makes the catalogue's database, takes its migrations before the origin and binds it by its id", () => {
    const [database] = [...deployment.cloudflare.state.databases.values()];
    expect(database?.name).toBe("tribune-catalogue");
    const binding = servedVersion(script("tribune-origin")).bindings.find(({ name }) => name === "CATALOGUE");
    expect(binding?.id).toBe(database?.id);
    const files = readdirSync(join(root, catalogue.migrations)).toSorted();
    expect(database?.sql.prepare("SELECT name FROM d1_migrations").all()).toEqual(files.map((name) => ({ name })));
    const { calls } = deployment.cloudflare;
    const lastQuery = calls.findLastIndex((call) => call.endsWith("/query"));
    expect(lastQuery).toBeLessThan(calls.indexOf("PUT /workers/scripts/tribune-origin"));
  });

  it("gives the secret to the origin alone, and settings of development to no Worker", () => {
    const secret = { name: "INGEST_KEYS", type: "secret_text", text: ingestKeys };
    expect(servedVersion(script("tribune-origin")).bindings).toContainEqual(secret);
    const bindings = scripts().flatMap((script) =>
      servedVersion(script).bindings.map((binding) => ({ ...binding, worker: script.name })),
    );
    expect(bindings.filter(({ type }) => type === "secret_text")).toEqual([{ ...secret, worker: "tribune-origin" }]);
    expect(bindings.filter(({ name }) => name.startsWith("DEV_"))).toEqual([]);
    expect(bindings.filter(({ name, text }) => name === "WORLD_SEED" && text !== "")).toEqual([]);
  });

  it("limits the CPU of every Worker and observes each", () => {
    const without = scripts().filter(
      (script) => servedVersion(script).metadata.limits === undefined || script.observability?.enabled !== true,
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  describe("and an upgrade of it, without the secrets at hand", () => {
    beforeAll(async () => {
      const [database] = [...deployment.cloudflare.state.databases.values()];
      database?.sql.exec("CREATE TABLE kept (value TEXT); INSERT INTO kept VALUES ('before')");
      deployment.edit("workers/origin/migrations/9999_more.sql", () => "ALTER TABLE kept ADD COLUMN more TEXT;");
      deployment.edit(
        "workers/push-durable-object/wrangler.toml",
        (text) => `${text}\n[[migrations]]\ntag = "test"\nnew_sqlite_classes = ["Publisher"]\n`,
      );
      deployment.cloudflare.calls.length = 0;
      await deployment.deploy();
    });

    it("uses the same database, takes new migrations only and keeps what is in it", () => {
      const databases = [...deployment.cloudflare.state.databases.values()];
      expect(databases).toHaveLength(1);
      expect(deployment.cloudflare.calls).not.toContain("POST /d1/database");
      expect(databases[0]?.sql.prepare("SELECT * FROM kept").all()).toEqual([{ value: "before", more: null }]);
    });

    it("keeps secrets and Durable Objects, and takes new classes only", () => {
      const secret = { name: "INGEST_KEYS", type: "secret_text", text: ingestKeys };
      expect(servedVersion(script("tribune-origin")).bindings).toContainEqual(secret);
      expect([...script("tribune-push-durable-object").classes]).toEqual(
        expect.arrayContaining(["SportHub", "Relay", "Publisher"]),
      );
      expect(script("tribune-push-durable-object").migrationTag).toBe("test");
    });

    it("serves a second version of every Worker, as one release", () => {
      expect(scripts().map(({ versions }) => versions.length)).toEqual(scripts().map(() => 2));
      const releases = new Set(scripts().map((script) => servedVersion(script).tag));
      expect(releases.size).toBe(1);
      expect(releases).not.toContain(script("tribune").versions[0]?.tag);
    });
  });
});
