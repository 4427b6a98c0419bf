import { sportById } from "../../shared/sports/catalogue.ts";
import type { PageView } from "../../shared/operations/page-view.ts";
import { plainAnswer } from "./plain-answers.tsx";

const idPattern = /^[A-Za-z0-9]{1,16}$/;

/** Takes a page's stats ping (`/stats`, C7.11), for the statistics service. */
export async function toStatsResponse(
  { searchParams }: URL,
  countView: (view: PageView) => Promise<void>,
): Promise<Response> {
  const sportId = Number(searchParams.get("sport_id"));
  const projectId = Number(searchParams.get("project_id"));
  const tournamentStageId = searchParams.get("tournament_stage_id") ?? "";
  const eventId = searchParams.get("event_id") ?? undefined;
  const isRight =
    sportById(sportId) !== null &&
    Number.isSafeInteger(projectId) &&
    projectId > 0 &&
    idPattern.test(tournamentStageId) &&
    (eventId === undefined || idPattern.test(eventId));
  if (!isRight) return plainAnswer(400, "Not a ping");
  await countView({ sportId, projectId, tournamentStageId, eventId });
  return plainAnswer(204, "");
}
