/** The window that asks for an age, as links name it; it is beside the nine of C2.11 and takes turns with them. */
export const ageWindow = "ageConfirmation";
/** The question in the document, which the window shows. */
export const ageFormId = "age-question";
