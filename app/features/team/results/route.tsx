import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { parsePageNumber } from "../../../navigation/page-number.ts";
import { usePage } from "../../page/page-context.tsx";
import { loadPart } from "../../participant/load-part.server.ts";
import { defineUsedComponent } from "../../../rendering/used-parts.ts";

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  loadPart(context, params["id"] ?? "", "results", parsePageNumber(new URL(request.url).searchParams));

const PartSection = defineUsedComponent(
  ".participant",
  async () => (await import("../../participant/part-section.tsx")).PartSection,
);

export default function ResultsSection() {
  const { lang } = usePage();
  return (
    <PartSection part={useLoaderData<typeof loader>()} kind="results" title={peopleTexts(lang).teamTabs.results} />
  );
}
