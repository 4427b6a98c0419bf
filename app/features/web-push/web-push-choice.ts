import { isNewsKind } from "../../../shared/push/news-kinds.ts";
import { createListChoice } from "../../storage/list-choice.ts";

/** The kinds of news that a visitor wants while the site is closed; nothing is stored where messages are switched off. */
export const webPushChoice = createListChoice("tribune_web_push", isNewsKind);
