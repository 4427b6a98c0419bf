import { isRelay, regionOf, type Parent } from "./tree.ts";

/** The runtime creates an object at the location hint of its first caller, so all callers give the same hint. */
export const toHub = (env: Pick<PushEnv, "SPORT_HUB" | "HOME_REGION">, name: string) =>
  env.SPORT_HUB.getByName(name, { locationHint: env.HOME_REGION });

/** Returns the stub of the parent of a relay or branch. */
export const toParent = (env: PushEnv, { kind, name }: Parent) =>
  kind === "hub" ? toHub(env, name) : env.BRANCH.getByName(name, { locationHint: regionOf(name) });

/** Returns the stub of a child of a hub or branch. */
export const toChild = (env: PushEnv) => (name: string) =>
  (isRelay(name) ? env.RELAY : env.BRANCH).getByName(name, { locationHint: regionOf(name) });
