/** What the site draws, and the file of tabler's set that it is drawn from (`icons.svg` is made of this). */
export const icons = {
  left: "chevron-left",
  right: "chevron-right",
  back: "arrow-left",
  sun: "sun",
  moon: "moon",
  device: "device-desktop",
  empty: "calendar-event",
  offline: "wifi-off",
  close: "x",
  ball: "ball-football",
  point: "target",
  swap: "arrows-up-down",
  review: "eye",
  tv: "device-tv",
  search: "search",
  recent: "history",
  calendar: "calendar-plus",
  share: "share-2",
  volume: "volume",
  "volume-off": "volume-off",
  scores: "chart-bar",
  live: "access-point",
  star: "star",
  more: "menu-2",
} as const;

export type IconName = keyof typeof icons;
