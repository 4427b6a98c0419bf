import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleFolder, databases, root, workers } from "../../scripts/workers.ts";
import { servedVersion, type Script } from "../fakes/cloudflare/account-state.ts";
import { ingestKeys, startDeployment, type Deployment } from "./deployment-fixture.ts";

const providerKeys = JSON.stringify({ openligadb: { ingest: "a-key-of-at-least-thirty-two-letters" } });
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe("a first deployment to an empty account", () => {
  let deployment: Deployment;
  let address: string | null;
  const script = (name: string): Script => {
    const found = deployment.cloudflare.state.scripts.get(name);
    if (found === undefined) throw new Error(`${name} was not deployed`);
    return found;
  };
  const databaseOf = (name: string) => {
    const found = [...deployment.cloudflare.state.databases.values()].find((database) => database.name === name);
    if (found === undefined) throw new Error(`no database ${name}`);
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
      (call) => /^PUT \/workers\/scripts\/([^/]+)$/.exec(call)?.[1] ?? [],
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

  it.each(databases.map((database) => [database.name, database] as const))(
    "makes the database %s, takes its migrations before its Worker and binds it by its id",
    (name, { binding, worker, migrations }) => {
      const database = databaseOf(name);
      expect(servedVersion(script(worker)).bindings.find((each) => each.name === binding)?.id).toBe(database.id);
      const files = readdirSync(join(root, migrations)).toSorted();
      expect(database.sql.prepare("SELECT name FROM d1_migrations").all()).toEqual(files.map((name) => ({ name })));
      const { calls } = deployment.cloudflare;
      const lastQuery = calls.findLastIndex((call) => call.includes(database.id) && call.endsWith("/query"));
      expect(lastQuery).toBeGreaterThan(-1);
      expect(lastQuery).toBeLessThan(calls.indexOf(`PUT /workers/scripts/${worker}`));
    },
  );

  it("keeps the scripts and sheets that browsers now get, for differences of the next release", () => {
    const built = readdirSync(join(root, "build/client/assets")).filter((file) => /\.(?:js|css)$/.test(file));
    const kept = readdirSync(deployment.releases).map((release) => readdirSync(join(deployment.releases, release)));
    expect(kept.map((files) => files.toSorted())).toEqual([built.toSorted()]);
  });

  it("makes the bucket of the archive before the Worker that is bound to it", () => {
    expect([...deployment.cloudflare.state.buckets]).toEqual(["tribune-archive"]);
    const binding = servedVersion(script("tribune-origin")).bindings.find(({ type }) => type === "r2_bucket");
    expect(binding).toMatchObject({ name: "ARCHIVE", bucket_name: "tribune-archive" });
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

  it("runs the crons that start public sources, which are all switched off, and that delete unconfirmed accounts", () => {
    expect(scripts().flatMap(({ name, crons }) => crons.map((cron) => [name, cron]))).toEqual([
      ["tribune-providers", "*/5 * * * *"],
      ["tribune-account", "17 * * * *"],
    ]);
    const providers = servedVersion(script("tribune-providers")).bindings;
    expect(providers.find(({ name }) => name === "PROVIDERS")?.text).toBe("");
    expect(deployment.said.join("\n")).not.toContain("PROVIDER_KEYS");
  });

  it("limits the CPU of every Worker and observes each", () => {
    const without = scripts().filter(
      (script) => servedVersion(script).metadata.limits === undefined || script.observability?.enabled !== true,
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  describe("and an upgrade of it, without its secrets at hand", () => {
    let refusal = "";
    beforeAll(async () => {
      // A source is switched on, with the keys that it needs.
      deployment.edit("workers/providers/wrangler.toml", (text) =>
        text.replace('PROVIDERS = ""', 'PROVIDERS = "openligadb"'),
      );
      refusal = await deployment.deploy().then(
        () => "",
        (error: Error) => error.message,
      );
      databaseOf("tribune-catalogue").sql.exec("CREATE TABLE kept (value TEXT); INSERT INTO kept VALUES ('before')");
      deployment.edit("workers/origin/migrations/9999_more.sql", () => "ALTER TABLE kept ADD COLUMN more TEXT;");
      deployment.edit(
        "workers/push-durable-object/wrangler.toml",
        (text) => `${text}\n[[migrations]]\ntag = "test"\nnew_sqlite_classes = ["Publisher"]\n`,
      );
      deployment.cloudflare.calls.length = 0;
      await deployment.deploy({ secrets: { PROVIDER_KEYS: providerKeys } });
    });

    it("is refused while the keys of a source are missing that was switched on", () => {
      expect(refusal).toContain("Missing secrets: PROVIDER_KEYS (tribune-providers)");
    });

    it("gives the keys of sources to the Worker that asks them alone, once one is switched on", () => {
      const holders = scripts().filter((one) =>
        servedVersion(one).bindings.some(({ name }) => name === "PROVIDER_KEYS"),
      );
      expect(holders.map(({ name }) => name)).toEqual(["tribune-providers"]);
      expect(servedVersion(script("tribune-providers")).bindings).toContainEqual({
        name: "PROVIDER_KEYS",
        type: "secret_text",
        text: providerKeys,
      });
    });

    it("uses the same databases, takes new migrations only and keeps what is in them", () => {
      expect(deployment.cloudflare.state.databases.size).toBe(databases.length);
      expect(deployment.cloudflare.calls).not.toContain("POST /d1/database");
      const { sql } = databaseOf("tribune-catalogue");
      expect(sql.prepare("SELECT * FROM kept").all()).toEqual([{ value: "before", more: null }]);
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
