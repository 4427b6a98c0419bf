import { emptyBody } from "../../../../shared/wire/codec.ts";
import type { FeedName } from "../../../../shared/wire/feed-names.ts";
import { isOddsFeed } from "../../../../shared/wire/odds-names.ts";
import { toLanguage } from "../../../../shared/texts/languages.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { longestBody, longestPart, toBounded } from "./bounded-body.ts";
import { sportsTogether } from "./fan-out.ts";
import type { FeedAnswers, FeedQuestion } from "./feed-answers.ts";
import { listFeeds } from "./lists/list-feeds.ts";
import { matchFeeds } from "./match/match-feeds.ts";
import { newsFeeds } from "./news/news-feeds.ts";
import { oddsFeeds } from "./odds/odds-feeds.ts";
import { tableFeeds } from "./tables/table-feeds.ts";

const answers: FeedAnswers = { ...listFeeds, ...matchFeeds, ...tableFeeds, ...newsFeeds };

/**
 * The body of a feed of one sport's ledger; "0" for an unknown thing. A language that we lack is the project's (F32).
 */
export function answerFeed(context: LedgerContext, asked: FeedName, question: FeedQuestion): string {
  const name = "lang" in asked ? { ...asked, lang: toLanguage(asked.lang) ?? question.projectLanguage } : asked;
  // Some sections of a match contain prices. A kind's answer takes names of that kind.
  const answer = (isOddsFeed(name) ? oddsFeeds : answers)[name.kind] as
    | ((...given: [LedgerContext, FeedName, FeedQuestion]) => string)
    | undefined;
  const body = answer?.(context, name, question) ?? emptyBody;
  return toBounded(body, sportsTogether(name) === null ? longestBody : longestPart);
}
