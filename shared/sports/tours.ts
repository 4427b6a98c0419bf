/** What the course of a stage is like. */
export const stageProfiles = ["flat", "hilly", "mountain", "time-trial"] as const;
export type StageProfile = (typeof stageProfiles)[number];

/** Null for what is none of them. */
export const parseStageProfile = (text: string | null | undefined): StageProfile | null =>
  stageProfiles.find((profile) => profile === text) ?? null;

/** What riders of a tour wear after a stage: the leader, by points, by mountains, the best young rider. */
export const jerseys = ["leader", "points", "mountains", "young"] as const;
export type Jersey = (typeof jerseys)[number];

/** Those of a rider, whose names are joined by spaces. */
export function parseJerseys(text: string | null | undefined): readonly Jersey[] {
  const worn = (text ?? "").split(" ");
  return jerseys.filter((jersey) => worn.includes(jersey));
}
