import { dateOrders, type Variant } from "../../variants/variant.ts";
import { cookieLifetimesSeconds, dateCookies } from "../storage/choice-cookies.ts";
import { cookiesOf, toCookie } from "./cookies.ts";

const [clockName, orderName] = dateCookies;

const toClock = (text: string | null | undefined): Variant["clock"] | null =>
  text === "12" ? 12 : text === "24" ? 24 : null;
const toOrder = (text: string | null | undefined): Variant["dateOrder"] | null =>
  dateOrders.find((order) => order === text) ?? null;

/**
 * The variant as a visitor reads it: with the hours and the order of dates that they chose (C9.06, A9.03), four ways at most. The
 * server has to know them, so that a page's first times are right.
 */
export function withDateChoice(variant: Variant, header: string | null): Variant {
  if (header === null) return variant;
  const cookies = cookiesOf(header);
  const clock = toClock(cookies.get(clockName)) ?? variant.clock;
  const dateOrder = toOrder(cookies.get(orderName)) ?? variant.dateOrder;
  return clock === variant.clock && dateOrder === variant.dateOrder ? variant : { ...variant, clock, dateOrder };
}

/** The cookies of a form's choice: `clock` is "12" or "24", `dates` an order; none for anything else. */
export function toDateCookies(form: URLSearchParams): readonly string[] {
  const [clock, order] = [toClock(form.get("clock")), toOrder(form.get("dates"))];
  return [
    ...(clock === null ? [] : [toCookie(clockName, `${clock}`, cookieLifetimesSeconds.any)]),
    ...(order === null ? [] : [toCookie(orderName, order, cookieLifetimesSeconds.any)]),
  ];
}
