import { isNewsKind } from "../../../shared/push/news-kinds.ts";
import { createStoredList } from "../favourites/stored-list.ts";

/** What a visitor wants to hear of while the site is closed; nothing is stored where that is switched off. */
export const webPushChoice = createStoredList("tribune_web_push", isNewsKind);
