import { isRelay, regionOf, type Parent } from "./tree.ts";

/** An object is made where the first one who asks for it wants it, so all of them say the same. */
export const toHub = (env: Pick<PushEnv, "SPORT_HUB" | "HOME_REGION">, name: string) =>
  env.SPORT_HUB.getByName(name, { locationHint: env.HOME_REGION });

/** What is above a relay or a branch. */
export const toParent = (env: PushEnv, { kind, name }: Parent) =>
  kind === "hub" ? toHub(env, name) : env.BRANCH.getByName(name, { locationHint: regionOf(name) });

/** What is below a hub or a branch. */
export const toChild = (env: PushEnv) => (name: string) =>
  (isRelay(name) ? env.RELAY : env.BRANCH).getByName(name, { locationHint: regionOf(name) });
