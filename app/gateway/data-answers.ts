import { unknownVisitor } from "../../shared/places/visitor.ts";
import type { Variant } from "../../variants/variant.ts";
import { feedEndingOf } from "../features/documents/feed-endings.ts";
import { toDataResponse } from "./bare-headers.ts";
import type { Call } from "./call.ts";
import type { createDocuments } from "./documents.ts";
import { createNonce } from "./nonce.ts";
import { orNotModified } from "./not-modified.ts";
import { foundAt, movedTo, plainAnswer, refusal, toRefusal } from "./plain-answers.tsx";
import { toReading } from "./reading.ts";
import type { RenderPath } from "./to-load-context.ts";
import type { createWidgetDesk } from "./widget-response.ts";

type DataParts = {
  readonly variant: Variant;
  readonly nowMs: () => number;
  readonly renderPath: RenderPath;
  readonly toDocument: ReturnType<typeof createDocuments>;
  readonly answerWidget: ReturnType<typeof createWidgetDesk>;
};

/** Answers with parts of the site that are no pages but come from its routes: documents, a page's data, widgets. */
export function createDataAnswers({ variant, nowMs, renderPath, toDocument, answerWidget }: DataParts) {
  async function answerDocument(path: string, { request, env, toOrigin, mayPass }: Call): Promise<Response> {
    const document = await toDocument(path, toOrigin(), async () =>
      (await mayPass("LIMIT_PAGES")) ? renderPath(env, path, { nonce: createNonce() }) : null,
    );
    if (document === null) return refusal("limited");
    const moved = document.headers.get("location");
    // The redirect is temporary, because the subject of an id may change.
    if (moved !== null && document.status === 302) return foundAt(moved);
    // A page's own redirect names the page, so this adds the ending of its feed.
    if (moved !== null) return movedTo(moved + (feedEndingOf(path) ?? ""));
    if (document.status === 404) return plainAnswer(404, "Not found");
    return document.status === 200 ? orNotModified(request, document) : refusal("unavailable");
  }

  /** @param isOwn true for the visitor's own data, false for the data that all visitors share */
  async function answerData(path: string, { env, cookie, toVisitor }: Call, isOwn: boolean): Promise<Response> {
    const located = isOwn ? await toVisitor() : unknownVisitor;
    const { visitor, variant: own, veil } = toReading(variant, located, isOwn ? cookie : null, nowMs() / 1000);
    const data = await renderPath(env, path, { visitor, veil, variant: own, nonce: createNonce() });
    return toDataResponse(data);
  }

  async function answerFrame({ request, env, waitUntil, mayPass, toUrl, toVisitor }: Call): Promise<Response> {
    const { timeZone } = (await toVisitor()).place;
    const widget = await answerWidget({
      url: toUrl(),
      timeZone,
      render: (visitor, path, nonce) => renderPath(env, path, { visitor, nonce, answer: "document" }),
      mayRender: () => mayPass("LIMIT_DATA"),
      waitUntil,
    });
    return typeof widget === "string" ? refusal(toRefusal(widget)) : orNotModified(request, widget);
  }

  return { answerDocument, answerData, answerFrame };
}
