/** A score in a sentence stays on one line: a line may end behind a hyphen, and not behind this one. */
export const unbroken = (text: string): string => text.replaceAll(/(?<=\d)-(?=\d)/g, "\u2011");
