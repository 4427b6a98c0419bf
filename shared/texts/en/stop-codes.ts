import { participantStatuses } from "../../sports/participant-statuses.ts";

/** The codes that results are sent with are the English ones. */
export const stopCodes = participantStatuses;
