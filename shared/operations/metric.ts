/** Something that happened, for the data set of metrics (docs/metrics.md, docs/adr/029). */
export type Metric =
  /** The site answered. `of`: a kind of address; `outcome`: the page cache's word, "" for an answer that it does not keep. */
  | {
      readonly kind: "request";
      readonly of: string;
      readonly outcome: string;
      readonly status: number;
      readonly ms: number;
    }
  /** The feed proxy served a feed. `of`: the kind of its name. */
  | {
      readonly kind: "feed";
      readonly of: string;
      readonly outcome: "cache" | "origin" | "stale" | "none";
      readonly sportId: number;
      readonly ageMs: number;
    }
  /** An origin answered in the place of the one of first choice. */
  | { readonly kind: "failover"; readonly of: string; readonly outcome: string }
  /** A relay's heartbeat. `of`: its name. */
  | { readonly kind: "sockets"; readonly of: string; readonly sockets: number; readonly subscribers: number }
  /** The frames that a hub sent since its last point. `of`: its name. */
  | { readonly kind: "frames"; readonly of: string; readonly frames: number; readonly children: number }
  /** Changes that a ledger delivered since its last point, and how many its hub had not confirmed. */
  | { readonly kind: "changes"; readonly sportId: number; readonly changes: number; readonly behind: number }
  /** A browser's failure that was reported. `of`: its action. */
  | { readonly kind: "browser-failure"; readonly of: string; readonly status: number }
  /** The stats ping of a page. `of`: the tournament stage; `outcome`: the event, "" for none. */
  | { readonly kind: "view"; readonly of: string; readonly outcome: string; readonly sportId: number };

/** `weight`: of a metric that its caller has drawn already. */
export type Observe = (metric: Metric, weight?: number) => void;

/** Analytics Engine's binding, as far as it is used. It takes a point and answers nothing: writing is never waited for. */
export type MetricsDataset = {
  writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void;
};

/** Points that would cost more than they tell: of these a share is written, with the weight that makes up for the others. */
const fewShare = 0.01;
const shareOf = (metric: Metric): number => {
  if (metric.kind === "feed") return metric.outcome === "cache" || metric.outcome === "stale" ? fewShare : 0.1;
  return 1;
};

/** @param random a number in [0, 1), drawn once a metric */
export function createObserver(dataset: MetricsDataset | undefined, random: () => number): Observe {
  if (dataset === undefined) return () => {};
  return (metric, weight) => {
    const share = weight === undefined ? shareOf(metric) : 1;
    if (share < 1 && random() >= share) return;
    try {
      dataset.writeDataPoint(toDataPoint(metric, weight ?? 1 / share));
    } catch {
      // More points than a request may write: these are lost, and nothing else.
    }
  };
}

/**
 * The columns: `index1`, `blob1` kind; `blob2` of; `blob3` outcome; `double1` weight; `double2` and so on the values of the kind, in
 * the order in which `Metric` names them.
 */
function toDataPoint(metric: Metric, weight: number) {
  const { kind, of = "", outcome = "", ...values } = { of: undefined, outcome: undefined, ...metric };
  return { indexes: [kind], blobs: [kind, of, outcome], doubles: [weight, ...Object.values(values)] };
}
