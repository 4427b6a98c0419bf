import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";

beforeAll(async () => {
  const { ACCOUNTS, ACCOUNT_MIGRATIONS: migrations } = env as unknown as AccountEnv & {
    ACCOUNT_MIGRATIONS: D1Migration[];
  };
  await applyD1Migrations(ACCOUNTS, migrations);
});
