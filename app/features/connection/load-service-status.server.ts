import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { productDefaults } from "../../../shared/sports/product-defaults.ts";
import { decodeSystemFeed } from "../../../shared/wire/system-feed.ts";
import { statusUp } from "../../../shared/wire/system-values.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";

const { projectTypeId } = productDefaults;

/** The service's status (C4.26). A system feed that cannot be loaded says nothing: the page's own feeds show whether it is reached. */
export async function loadServiceStatus(context: AppLoadContext): Promise<number> {
  const feed = await loadFeed(context, formatFeedName({ kind: "system", projectTypeId }));
  return decodeSystemFeed(feed?.body ?? "").serviceStatus ?? statusUp;
}
