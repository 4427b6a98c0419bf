import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { BesideList } from "../../features/beside/beside-list.tsx";
import { loadBeside } from "../../features/beside/load-beside.server.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { answerDocument } from "../../features/documents/answer-document.ts";
import { variantTexts } from "../../features/page/own-texts.ts";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { loadTexts } from "../../i18n/texts.ts";
import { renderStatic } from "../../ui/render-static.ts";

/** The parts beside the list of a sport, which are no page of their own. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => answerDocument(() => load(args));

const wholeLifetime = { freshSeconds: 30, staleSeconds: 120 };
/** Short, because a missing part may be available soon. */
const partLifetime = { freshSeconds: 1, staleSeconds: 0 };

async function load({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { visitor, variant } = context;
  const { lang } = variant;
  await loadTexts(lang);
  const loaded = await loadBeside(context, Number(params["sportId"]), Math.floor(Date.now() / 1000));
  if (loaded === null) throw data(null, { status: unreachableStatus });
  const timeZone = visitor.place.timeZone ?? variant.timeZone;
  const look = { lang, timeZone, t: variantTexts(variant) };
  return new Response(renderStatic(<BesideList beside={loaded.beside} look={look} />), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "x-robots-tag": "noindex",
      [lifetimeHeader]: formatLifetime(loaded.isWhole ? wholeLifetime : partLifetime),
    },
  });
}
