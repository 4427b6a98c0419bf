import type { Credentials } from "../../shared/accounts/basic-authorization.ts";
import { project } from "../../tests/support/account-client.ts";

/** As many games as a keen visitor follows. */
export const games = 200;
export const gameKey = (index: number): string => `g_1_${String(index).padStart(8, "0")}`;

/** Asks the service of a stack, as a browser does. Throws for a refusal. */
export async function ask(base: URL, path: string, { id, hash }: Credentials, body: object) {
  const response = await fetch(new URL(path, base), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ loggedIn: { id, hash }, project, ...body }),
  });
  const answer: unknown = await response.json();
  if (!response.ok || typeof answer !== "object" || answer === null || "err" in answer)
    throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

export const change = (base: URL, visitor: Credentials, merge: object) =>
  ask(base, "/v3/storemergeddata", visitor, { key: "mygames", dataDiff: { merge } });
