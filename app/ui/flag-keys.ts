/** Keys of `flags.svg` (`TFL` in league rows). */
export const flagKeys: ReadonlySet<string> = new Set(
  (
    "fr it be ie ro de nl at hu bg ru lu pl ua mc es pt gb-eng gb-sct gb-wls gb-nir gb " +
    "ch dk se no fi is gr tr hr rs cz us br ar mx jp ma au eu world"
  ).split(" "),
);
