import { createObserver, type MetricsDataset } from "../../shared/operations/metric.ts";

/** The share of successful answers that are measured: to read the headers costs more than all other work for a page from memory. */
const observedShare = 0.01;

/** Counts failures, and writes a share of all answers to the metrics. */
export function createRequestMeter(countFailed: () => void, random: () => number) {
  return (
    { METRICS: dataset }: { readonly METRICS?: MetricsDataset },
    response: Pick<Response, "status" | "headers">,
    kindOf: () => string,
    ms: number,
  ): void => {
    const { status } = response;
    const isFailure = status >= 500;
    if (isFailure) countFailed();
    if (dataset === undefined || (!isFailure && random() >= observedShare)) return;
    const outcome = response.headers.get("x-tribune-cache") ?? "";
    const weight = isFailure ? 1 : 1 / observedShare;
    createObserver(dataset, random)({ kind: "request", of: kindOf(), outcome, status, ms }, weight);
  };
}
