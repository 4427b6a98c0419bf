import { createSectionCodec } from "../section.ts";
import { analysisKinds } from "./analysis-section.ts";
import { decisionKinds } from "./decision-section.ts";
import { reasonsKinds } from "./reasons-section.ts";

/** All rows of `df_ma_`, for the origin, which writes them. A browser loads the codec of `analysisKinds` alone. */
export const wholeAnalysisSection = createSectionCodec({ ...analysisKinds, ...decisionKinds, ...reasonsKinds });
