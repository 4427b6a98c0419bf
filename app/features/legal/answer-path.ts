/** Where the forms about betting are sent: the age that a visitor confirms, and the switch of odds. */
export const answerPath = "/-/answer";
