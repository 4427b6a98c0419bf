import { isNewsKind } from "../../../shared/push/news-kinds.ts";
import { createListChoice } from "../../storage/list-choice.ts";

/** What a visitor wants to hear of while the site is closed; nothing is stored where that is switched off. */
export const webPushChoice = createListChoice("tribune_web_push", isNewsKind);
