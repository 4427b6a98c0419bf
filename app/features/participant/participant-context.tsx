import { createContext, useContext } from "react";
import type { ParticipantPage } from "./participant-view.ts";

const Participant = createContext<ParticipantPage | null>(null);
export const ParticipantProvider = Participant.Provider;

/** The page that a section is shown on. */
export function useParticipant(): ParticipantPage {
  const page = useContext(Participant);
  if (page === null) throw new Error("a section needs a participant's page around it");
  return page;
}
