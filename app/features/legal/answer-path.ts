/** The forms about betting are sent to this path: the age confirmation, and the switch for odds. */
export const answerPath = "/-/answer";
