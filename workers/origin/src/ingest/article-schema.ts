import { languages } from "../../../../shared/texts/languages.ts";
import { z } from "@hono/zod-openapi";
import {
  id,
  isBetting,
  prose,
  seconds,
  sportId,
  text,
  withoutBookmaker,
  words,
} from "../../../../shared/ingest/schema-basics.ts";
import { exact } from "../../../../shared/ingest/exact-schema.ts";

const address = text(500)
  .regex(/^(?:https?:\/\/|\/(?!\/))\S+$/, "is neither a path nor a whole address")
  .refine(...withoutBookmaker)
  .openapi({ description: "a path of the site, or a whole address", example: "/news/lens-lyon" });

/** An article in one language; the same id again replaces it. */
export const articleSchema = exact(
  z
    .strictObject({
      id,
      lang: z.enum(languages),
      title: words(200).refine(...withoutBookmaker),
      lead: prose(1000).refine(...withoutBookmaker),
      url: address,
      image: address.optional(),
      source: words(80).refine(...withoutBookmaker),
      publishedSeconds: seconds,
      participantIds: z.array(id).max(50).readonly(),
      eventIds: z.array(id).max(50).readonly(),
      isBetting,
    })
    .openapi("Article"),
);

export const articleBatchSchema = z
  .strictObject({ sportId, articles: z.array(articleSchema).min(1).max(500).readonly() })
  .openapi("ArticleBatch");
export const articleEnvelope = articleBatchSchema.extend({ articles: z.array(z.unknown()).min(1).max(500) });
