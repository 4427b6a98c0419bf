import type { AppLoadContext } from "@remix-run/cloudflare";
import { fieldsOf } from "../../shared/basics/record.ts";
import { loadCompetitionGames, loadSportWidget } from "./games-widget.server.tsx";
import { loadMatchWidget } from "./match-widget.server.tsx";
import { loadTableWidget } from "./table-widget.server.tsx";
import type { WidgetContent } from "./widget-document.tsx";
import type { WidgetSubject } from "./widget-subject.ts";

/** A widget's content; "missing" if its subject does not exist, null if it cannot be loaded now. */
export async function loadWidget(
  context: AppLoadContext,
  subject: WidgetSubject,
  nowSeconds: number,
): Promise<WidgetContent | "missing" | null> {
  try {
    switch (subject.kind) {
      case "match":
        return await loadMatchWidget(context, subject.eventId, nowSeconds);
      case "table":
        return await loadTableWidget(context, subject, nowSeconds);
      case "games":
        return await loadCompetitionGames(context, subject, nowSeconds);
      case "sport":
        return await loadSportWidget(context, subject, nowSeconds);
    }
  } catch (thrown) {
    // Loaders throw a response when they cannot find or load something.
    const { status } = fieldsOf(fieldsOf(thrown)["init"]);
    if (typeof status !== "number") throw thrown;
    return status === 404 ? "missing" : null;
  }
}
