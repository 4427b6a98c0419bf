import type { ConfigData } from "html-validate";

/** A day, or a moment in UTC: the two forms that the site writes (`app/features/day/times.tsx`). */
const dateTime = "/^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?Z)?$/";

/** Rules that no page has to keep, each with the reason. */
const rulesThatAreOff = {
  "attr-case": "React writes the attributes of HTML as it names them (charSet), and HTML does not distinguish cases.",
  "attribute-boolean-style": 'React writes true as an empty value (checked="").',
  "attribute-empty-style": 'React writes an empty value as one (download="").',
  "void-style": "React closes elements that have no content (<br/>).",
  "long-title": "A title names both sides or the whole headline; search engines cut it where they need to.",
  "tel-non-breaking": "A number of a helpline stands in a link whose style keeps it on one line.",
} as const;

/** The rules by which `tests/stack/formats.test.ts` reads the pages of a running site. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  elements: [
    "html5",
    { time: { inherit: "time", attributes: { datetime: { required: true, omit: false, enum: [dateTime] } } } },
  ],
  rules: {
    ...Object.fromEntries(Object.keys(rulesThatAreOff).map((rule) => [rule, "off"])),
    // The menu of leagues stands before a page's own heading.
    "heading-level": ["error", { minInitialRank: "h2" }],
    // React makes ids with colons (useId).
    "valid-id": ["error", { relaxed: true }],
    // Files of the site itself need no hash.
    "require-sri": ["error", { target: "crossorigin" }],
  },
};
