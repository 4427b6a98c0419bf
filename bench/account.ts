import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startAccountStack } from "../tests/support/account-client.ts";
import { measureChanges } from "./account/changes.ts";
import { measureEqualTimes } from "./account/equal-times.ts";
import { measureGetData } from "./account/get-data.ts";
import { measureSignIn } from "./account/sign-in.ts";
import type { Figure } from "./figures.ts";

/** Measures the cost of a sign-in, whether timing reveals a known address, when a visitor's data is there, and how many changes survive a kill. */
export async function* measureAccount(): AsyncIterable<Figure> {
  const folder = mkdtempSync(join(tmpdir(), "tribune-bench-"));
  try {
    const account = await startAccountStack({}, { persistTo: folder, assets: false });
    const visitor = await account.signedIn();
    yield* await measureSignIn(account);
    yield* await measureEqualTimes(account);
    yield await measureGetData(account, visitor);
    await account.stack.stop();
    yield* await measureChanges(folder, visitor);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
