import { sportById } from "../../../shared/sports/catalogue.ts";
import { useParticipant } from "../participant/participant-context.tsx";

/** Whether the page's sport ranks starters in fields: its games are starts. */
export const useIsRace = (): boolean => sportById(useParticipant().sportId)?.duel === false;
