import { isRelay, regionOf, type Parent } from "./tree.ts";

/** What is above a relay or a branch. */
export const toParent = (env: PushEnv, { kind, name }: Parent) =>
  kind === "hub" ? env.SPORT_HUB.getByName(name) : env.BRANCH.getByName(name, { locationHint: regionOf(name) });

/** What is below a hub or a branch. */
export const toChild = (env: PushEnv) => (name: string) =>
  (isRelay(name) ? env.RELAY : env.BRANCH).getByName(name, { locationHint: regionOf(name) });
