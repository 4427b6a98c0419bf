/** Each page names this file in its `speculation-rules` header. */
export const speculationPath = "/speculation-rules.json";

/**
 * Has the browser load the document of a link when the visitor touches it, without running its scripts, while the page waits for its own
 * scripts: afterwards a link loads data. A page without scripts has no such links, because a browser shows a document that it has
 * loaded ahead for some minutes, and only scripts bring its scores up to date (docs/adr/005).
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          // Files and feeds, and pages that act for one visitor.
          { not: { href_matches: ["/*.*", "/account/*", "/-/*", "/status"] } },
          { selector_matches: "html[data-hydrating] a" },
        ],
      },
      eagerness: "conservative",
    },
  ],
};
