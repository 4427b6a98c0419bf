import type { LegalDocument } from "../../../shared/addresses/plain-words.ts";
import type { LegalText } from "./fr.ts";

export const en: Readonly<Record<LegalDocument, LegalText>> = {
  terms: {
    title: "Terms of use",
    description: "What Tribune shows, where its data come from, and what may be done with them.",
    sections: [
      {
        title: "What the site shows",
        texts: [
          "Tribune shows live scores, results, fixtures, tables and news of sport. It is free and needs no account.",
          "Games marked as simulated are invented for demonstration. So are their odds: no bet is possible.",
        ],
      },
      {
        title: "Accuracy",
        texts: [
          "The data come from providers and may be late, incomplete or corrected afterwards. Only what the organiser of a competition publishes is authoritative.",
          "Do not decide about money on the word of this site alone.",
        ],
      },
      {
        title: "Use",
        texts: [
          "Pages may be read, shared and quoted with a link. Too many automatic requests are refused, so that the site stays fast for everybody.",
          "Names and colours of clubs and competitions belong to their owners.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy",
    description: "What Tribune knows of its visitors: their country for the time of a page, and nothing else.",
    sections: [
      {
        title: "What stays in your browser",
        texts: [
          "The games that you follow, pinned leagues, your settings and your last searches are kept in this browser and do not leave it. The settings forget the searches; deleting the site's data forgets everything.",
          "To work without a network, the browser keeps a copy of the last pages that you have seen.",
        ],
      },
      {
        title: "What the server processes",
        texts: [
          "The country, region and time zone that the network knows of your connection decide which times are shown, and what the law of your country allows to be shown. They are not recorded.",
          "Your IP address serves to count the requests of the last minute, against abuse. It is linked to no profile.",
          "To follow a game live, the browser keeps a connection open and names the games that it follows. That list ends with the connection.",
        ],
      },
      {
        title: "If you create an account",
        texts: [
          "An account is optional. It holds your address, a hash of your password, your consents and what you follow, so that you find it on your devices. None of it is shared or used for advertising.",
          "The page “My account” lets you download everything and delete the account.",
        ],
      },
      {
        title: "What there is not",
        texts: [],
        untracked: ["No targeted advertising, no audience measurement, no script of another site."],
      },
      {
        title: "Your rights",
        texts: [
          "Without an account, the site holds nothing by which you could be recognised, so there is nothing to ask for or to delete with us. For any question, write to the publisher of the site.",
        ],
      },
    ],
  },
  cookies: {
    title: "Cookies",
    description:
      "Tribune sets a cookie only to remember what the server must know of your choices; the rest serves the visitor alone.",
    sections: [
      {
        title: "Eight cookies, and no other",
        texts: [
          "“tribune_odds” remembers for a year that you have hidden odds; “tribune_age” with the place remembers for 90 days your answer about your age, where it is asked for. The server has to read them so that it sends no odds; they contain nothing else.",
          "“veil” remembers that you have asked to hide results or to see them later, so that the server does not send them.",
          "“tribune_clock” and “tribune_dates” remember for a year how you want to read times and dates.",
          "“tribune_zone” remembers for a year the time zone that you have chosen, “tribune_device_zone” that of your device where its time is not that of the place you come from, “fs_of” with the language the format of odds that you have chosen.",
        ],
        untracked: ["No other cookie is set, of the site or of anybody else. There is nothing to accept."],
      },
      {
        title: "The browser's storage",
        texts: [
          "The site keeps in the browser what you have chosen: followed games (two days), pinned leagues, leagues opened or closed, theme, notifications, keyboard shortcuts, recent searches. These choices are sent only if you have an account, for your other devices.",
          "It also counts your visits there, up to four, to offer your language once.",
          "If you ask to be told while the site is closed, it keeps the address that your browser's push service gives it and the next games that you follow, until these games are over or you stop it. Messages are encrypted for your browser alone.",
          "Your browser can delete them at any time; the site works without them as well.",
        ],
      },
    ],
  },
  gambling: {
    title: "Responsible gambling",
    description: "Odds are for information; where to find help when gambling takes too much room.",
    sections: [
      {
        title: "What odds are here",
        texts: [
          "Tribune takes no bets. Odds are given for information, and only where the law allows it.",
          "Gambling is forbidden to minors.",
        ],
      },
      {
        title: "Staying in control",
        texts: [
          "Set a sum and a time before you gamble, and keep to them. Never gamble to win back a loss, or with borrowed money.",
          "Licensed operators have to offer limits of deposits, stakes and time, and self-exclusion.",
        ],
      },
    ],
  },
};
