/**
 * The fact of a golf course (`Information`) that gives the par of its holes, in their order, parted by blanks: "4 3 5 …". Not for
 * people to read: their cards show it.
 */
export const holePars = "holePars";
