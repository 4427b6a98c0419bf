import { createCache } from "../../../shared/basics/cache.ts";
import { parseFeedName, type FeedName } from "../../../shared/wire/feed-names.ts";
import { languageOfProject } from "../../../variants/project-language.ts";

/** `name` is null when it fits no pattern: such a feed is empty (F3). */
export type FeedPath = { readonly projectId: number; readonly name: FeedName | null };

const longestName = 100;
/** Most readers request the same few feeds, and parsing a name costs more than answering from the cache. */
const knownNames = createCache<FeedName | null>(1_000);

/** Reads `/{projectId}/x/feed/{name}` (F1, F22); null for every other path and for a project that does not exist. */
export function parseFeedPath(pathname: string): FeedPath | null {
  const match = /^\/([1-9]\d{0,8})\/x\/feed\/([^/]*)$/.exec(pathname);
  if (match?.[1] === undefined || match[2] === undefined) return null;
  const projectId = Number(match[1]);
  if (languageOfProject(projectId) === null) return null;
  return toFeedPath(projectId, match[2]);
}

/** @param projectId of a project that exists */
export const toFeedPath = (projectId: number, name: string): FeedPath => ({
  projectId,
  name: name.length <= longestName ? knownNames.remember(name, () => parseFeedName(name)) : null,
});
