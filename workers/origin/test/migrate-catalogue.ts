import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach } from "vitest";

/** `reset()` empties the catalogue too, so each test first makes the missing tables. */
async function makeTables(): Promise<void> {
  const { CATALOGUE_MIGRATIONS: migrations } = env as unknown as { CATALOGUE_MIGRATIONS: D1Migration[] };
  await applyD1Migrations(env.CATALOGUE, migrations);
}
beforeAll(makeTables);
beforeEach(makeTables);
