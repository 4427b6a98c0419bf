import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { parsePageNumber } from "../../../navigation/page-number.ts";
import { usePage } from "../../page/page-context.tsx";
import { loadPart } from "../../participant/load-part.server.ts";
import { PartSection } from "../../participant/part-section.tsx";

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  loadPart(context, params["id"] ?? "", "results", parsePageNumber(new URL(request.url).searchParams));

/** The results of a team, page by page (`?page=2`). */
export default function ResultsSection() {
  const { lang } = usePage();
  return (
    <PartSection part={useLoaderData<typeof loader>()} kind="results" title={peopleTexts(lang).teamTabs.results} />
  );
}
export { clientLoader } from "../../page/page-route.ts";
