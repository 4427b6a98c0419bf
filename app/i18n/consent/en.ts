import type { ConsentTexts } from "./fr.ts";

export const en: ConsentTexts = {
  title: "Your choices",
  text: (brand) =>
    `With your consent, and not before, ${brand} uses the services below. The site works just as well without them. Your answer is kept in this browser for 180 days; you can change it at the bottom of every page.`,
  refuse: "Refuse all",
  accept: "Accept all",
  save: "Save my choices",
  byPurpose: "Accept by purpose",
  purposes: {
    measurement: { name: "Audience measurement", hint: "Count the pages and screens that you open." },
    advertising: { name: "Advertising", hint: "Count clicks that lead to advertisers and load their content." },
  },
  receivers: (names) => `Received by: ${names}`,
  more: "More about this",
  reopen: "Manage my choices",
  advertisement: "Advertisement",
  privacyDescription:
    "What Tribune knows about its visitors: their country while a page is made, and what they have agreed to.",
  legalTitle: "What you may agree to",
  legalTexts: [
    "Nothing is measured and no script of another site is loaded until you have agreed to it. Refusing is as easy as accepting, and the site stays the same.",
    "Your answer is kept for 180 days in this browser’s storage. “Manage my choices” at the bottom of every page takes it back: the services stop, and the cookies that they have set on this site are deleted.",
  ],
};
