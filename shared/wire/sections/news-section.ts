import { int, text, texts } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** Articles, newest first (`nl_`, `pnf_`, `mynf_`, `df_nf_`). No outside source names a key: all are our own. */
export const newsKinds = {
  article: {
    fields: {
      id: text("TNI"),
      title: text("TNT"),
      lead: text("TNX"),
      /** The source's own page: a path of the site or a whole address. */
      url: text("TNU"),
      /** Path of the article on the site, in its language. */
      path: text("TNA"),
      image: text("TNM"),
      /** In pixels; absent where nobody knows them. */
      imageWidth: int("TNW"),
      imageHeight: int("TNH"),
      source: text("TNS"),
      publishedSeconds: int("TNP"),
      /** Ids of the participants, events and stages that it may tell something about. */
      aboutIds: texts("TND", ","),
      /** The bookmakers that it names together with bets: it is sent only where all may be named. */
      bookmakerIds: texts("BTB", ","),
    },
  },
} as const;

export const newsSection = createSectionCodec(newsKinds);

/** One article (`na_`), then the teams, players and events that it is about. */
export const articleKinds = {
  ...newsKinds,
  about: { fields: { id: text("TNR"), name: text("TNB"), path: text("TNC"), flag: text("TNF") } },
  event: { fields: { eventId: text("TNG") } },
} as const;

export const articleSection = createSectionCodec(articleKinds);

/** Transfers in and out (`tetr_`), newest first. */
export const transferKinds = {
  transfer: {
    fields: {
      id: text("TXI"),
      playerId: text("TXP"),
      player: text("TXN"),
      /** Paths of the player's page and of both teams'; a team that is not known has none. */
      path: text("TXU"),
      fromId: text("TXA"),
      fromTeam: text("TXF"),
      fromPath: text("TXG"),
      toId: text("TXB"),
      toTeam: text("TXT"),
      toPath: text("TXV"),
      /** transfer, loan, end of loan … */
      type: text("TXY"),
      fee: text("TXE"),
      daySeconds: int("TXD"),
    },
  },
} as const;

export const transferSection = createSectionCodec(transferKinds);
