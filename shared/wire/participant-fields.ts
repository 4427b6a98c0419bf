import { int, ints, text, texts, type Fields } from "./field.ts";

/** Cells of a participant row (`TPI`, our own row kind): a team, a pair or a player. */
export const participantFields = {
  id: text("TPI"),
  shortName: text("TPN"),
  teamName: text("TPT"),
  countryId: text("TPC"),
  countryName: text("TPY"),
  /** Its flag, or that of its country: ISO 3166-1 alpha-2 in lower case, or gb-eng, eu, world. */
  flag: text("TPF"),
  /** Path of its page, in the feed's language. */
  url: text("TPU"),
  mobileImage: text("TPM"),
  tableImage: text("TPB"),
  /** One id or several, separated by semicolons (C3.08). */
  sportIds: ints("TPS", ";"),
  eventIds: texts("TPE", ";"),
  /** The kind of a person: player, coach or referee; absent for a participant of events. */
  personKind: text("TPK"),
  /** A player's usual role as a key ("goalkeeper"), or the sport's own short word; and its label in the feed's language. */
  role: text("TPR"),
  roleLabel: text("TPL"),
  /** As worn: "10". */
  shirt: text("TPH"),
  /** Midnight UTC of the day of birth. */
  birthSeconds: int("TPW"),
  /** 1 when the participant is deleted. */
  deleted: int("TPD"),
} as const;

export type ParticipantFields = Fields<typeof participantFields>;
