import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerDocument } from "../../features/documents/answer-document.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { loadToday } from "../../features/search/load-today.server.ts";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { loadTexts } from "../../i18n/texts.ts";

/** What the search suggests before the visitor types: no page of its own. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => answerDocument(() => load(args));

async function load({ context }: LoaderFunctionArgs): Promise<Response> {
  await loadTexts(context.variant.lang);
  const names = await loadToday(context, Math.floor(Date.now() / 1000));
  if (names === null) throw data(null, { status: unreachableStatus });
  return Response.json(
    { today: names },
    {
      headers: {
        "x-robots-tag": "noindex",
        [lifetimeHeader]: formatLifetime({ freshSeconds: 30, staleSeconds: 120 }),
      },
    },
  );
}
