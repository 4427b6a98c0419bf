import type { TvTexts } from "./fr.ts";

export const ar: TvTexts = {
  title: "دليل القنوات",
  titleOf: (date) => `دليل القنوات ليوم ${date}`,
  description: (date) => `أي قناة تعرض أي مباراة؟ الرياضة على الشاشة والإنترنت في ${date}، قناة بقناة، في بلدك.`,
  hint: "قنوات بلدك، مع موعد كل مباراة.",
  days: "اختر يومًا",
  sports: "اختر رياضة",
  allSports: "كل الرياضات",
  onAir: "مباشر",
  onlyChannel: (channel) => `ما تعرضه ${channel}`,
  allChannels: "كل القنوات",
  empty: "لم يُعلن شيء في هذا اليوم",
  emptyHint: "تعلن القنوات مبارياتها قبلها بأيام.",
};
