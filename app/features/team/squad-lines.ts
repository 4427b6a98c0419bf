import type { PersonRow } from "../../../shared/wire/sections/read-people.ts";
import type { Profile } from "../participant/participant-view.ts";

/** A member of a team, with their figures of this season. */
export type Member = { readonly profile: Profile; readonly figures: PersonRow | null };
export type SquadLine = { readonly role: string; readonly members: readonly Member[] };

/** From the goal to the front; roles of other sports follow in the order in which they come, the staff is last. */
const roleOrder = ["goalkeeper", "defender", "midfielder", "forward"];

/** A squad by role; people without one are a line of their own, before the staff. */
export function toSquadLines(people: readonly Profile[], figures: readonly PersonRow[]): readonly SquadLine[] {
  const byId = new Map(figures.map((row) => [row.personId, row]));
  const roles = [...new Set(people.map(roleOf))].toSorted((a, b) => placeOf(a) - placeOf(b));
  return roles.map((role) => ({
    role,
    members: people
      .filter((profile) => roleOf(profile) === role)
      .map((profile) => ({ profile, figures: byId.get(profile.id) ?? null })),
  }));
}

const roleOf = ({ role, personKind }: Profile): string => (personKind === "coach" ? "coach" : (role ?? ""));

function placeOf(role: string): number {
  if (role === "coach") return Infinity;
  if (role === "") return roleOrder.length + 1;
  const place = roleOrder.indexOf(role);
  return place === -1 ? roleOrder.length : place;
}
