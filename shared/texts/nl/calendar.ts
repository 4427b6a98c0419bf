import type { CalendarWords } from "../calendar-words.ts";

export const calendar: CalendarWords = {
  weekdays: ["Zo", "Ma", "Di", "Wo", "Do", "Vr", "Za"],
  longWeekdays: ["zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag"],
  months: [
    "januari",
    "februari",
    "maart",
    "april",
    "mei",
    "juni",
    "juli",
    "augustus",
    "september",
    "oktober",
    "november",
    "december",
  ],
  shortMonths: ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"],
};
