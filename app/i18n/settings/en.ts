import type { SettingsTexts } from "./fr.ts";

export const en: SettingsTexts = {
  settings: "Settings",
  settingsDescription:
    "Theme, dates and times, notifications, sounds and the delay of scores: set Tribune up your way.",
  settingsHint:
    "Each choice takes effect at once, and stays on this device. With an account, notifications and the order of your games are the same on all your devices.",
  needsScripts: "These settings need JavaScript. Without it the theme is light.",
  theme: "Theme",
  themeHint: "“System” follows the setting of your device.",
  language: "Language",
  languageHint: "Another language leads to the same page on its site.",
  zone: {
    title: "Time zone",
    hint: "The times of all pages, live ones too. A day begins at midnight in this zone.",
    device: "As this device",
    choose: "Choose",
  },
  motion: {
    title: "Motion",
    hint: "“Less” stops what moves on the screen; “System” follows the setting of your device.",
    choices: { system: "System", less: "Less" },
  },
  dates: {
    title: "Dates and times",
    hint: "How lists and matches write times and days.",
    hours: "Times",
    order: "Order of dates",
  },
  keys: "Keyboard shortcuts",
  keysHint: "One key is enough, outside of text fields.",
  keysOn: "Use shortcuts",
  keyNames: [
    ["j", "Next match"],
    ["k", "Previous match"],
    ["f", "Follow or unfollow the chosen match"],
    ["/", "Search"],
    ["?", "These settings"],
  ],
  notifications: "Notifications",
  notificationsHint:
    "What the games you follow have just done, at the bottom of every page, while Tribune is open on a wide screen.",
  notificationChoices: { yessound: "With sound", yessilent: "Silent", no: "None" },
  sports: "Notifications by sport",
  sportsHint: "Untick a sport to hear nothing more of its games, neither here nor while Tribune is closed.",
  sportsNone: "Follow a game to choose its notifications.",
  webPush: {
    title: "When Tribune is closed",
    hint: "A message from your device about the games you follow. You can stop it here at any time.",
    on: "Notify me when Tribune is closed",
    kindsTitle: "Notify me of",
    kinds: { score: "Scores", card: "Red cards", period: "Periods", start: "Starts", end: "Results" },
    problems: {
      blocked: "Notifications are blocked: allow them for this site in your browser’s settings, then come back.",
      failed: "The browser could not switch messages on. Try again.",
      install: "On iPhone and iPad, first add Tribune to the home screen, then open it from there.",
      none: "This browser cannot receive messages from a site that is closed.",
    },
  },
  odds: {
    title: "Odds",
    format: "Format of odds",
    hints: {
      on: "Odds are shown where the law allows it. Once hidden, they are no longer sent to this browser.",
      off: "Odds are hidden: none are sent to this browser.",
    },
    switches: { on: "Show odds", off: "Hide odds" },
  },
  searches: "Recent searches",
  searchesHint: "The pages that your searches led to, on this device only.",
  forget: "Clear the searches",
  forgotten: "Searches cleared",
  mobile: "Tribune on your phone",
  mobileDescription: "Put Tribune on the home screen of your phone: live scores with one tap, without an app store.",
  mobileHint: "The site is the app: nothing to download, always up to date.",
  install: "Install Tribune",
  installed: "Tribune is installed on this device.",
  steps: [
    { title: "iPhone and iPad (Safari)", text: "Tap “Share”, then “Add to Home Screen”." },
    { title: "Android (Chrome)", text: "Open the menu ⋮, then “Add to Home screen”." },
    { title: "Computer", text: "In the address bar of Chrome or Edge, choose “Install”." },
  ],
};
