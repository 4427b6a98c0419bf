import { int, ints, text, texts, type Fields } from "./field.ts";

/** Cells of a participant row (`TPI`, our own row kind): a team, a pair or a player. */
export const participantFields = {
  id: text("TPI"),
  shortName: text("TPN"),
  teamName: text("TPT"),
  countryId: text("TPC"),
  countryName: text("TPY"),
  url: text("TPU"),
  mobileImage: text("TPM"),
  tableImage: text("TPB"),
  /** One id or several, separated by semicolons (C3.08). */
  sportIds: ints("TPS", ";"),
  eventIds: texts("TPE", ";"),
  /** 1 when the participant is deleted. */
  deleted: int("TPD"),
} as const;

export type ParticipantFields = Fields<typeof participantFields>;
