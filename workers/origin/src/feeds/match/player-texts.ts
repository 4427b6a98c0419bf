import type { Player } from "../../../../../shared/timeline/player.ts";
import { formatAddress } from "../../../../../shared/addresses/format-address.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { toSlug } from "../../../../../shared/addresses/slug.ts";

/** "Mbappé K." where the source has it, else the whole name. */
export const shortNameOf = ({ shortName, name }: Player): string => shortName ?? name;

/** The player's page, at the site's address in that language. */
export const playerPath = ({ id, name }: Player, lang: Language): string =>
  formatAddress({ kind: "player", slug: toSlug(name), id, section: "summary" }, lang);

/** "45+1'"; a clock such as "07:26" stays unchanged. */
export const minuteText = (minute: string): string => (/^\d+(\+\d+)?$/.test(minute) ? `${minute}'` : minute);
