/** The profile of a stage's course. */
export const stageProfiles = ["flat", "hilly", "mountain", "time-trial"] as const;
export type StageProfile = (typeof stageProfiles)[number];

/** Null for a text that is no known profile. */
export const parseStageProfile = (text: string | null | undefined): StageProfile | null =>
  stageProfiles.find((profile) => profile === text) ?? null;

/** The jerseys of a tour after a stage: those of the leader, by points, by mountains, of the best young rider. */
export const jerseys = ["leader", "points", "mountains", "young"] as const;
export type Jersey = (typeof jerseys)[number];

/** A rider's jerseys, from a text of their names joined by spaces. */
export function parseJerseys(text: string | null | undefined): readonly Jersey[] {
  const worn = (text ?? "").split(" ");
  return jerseys.filter((jersey) => worn.includes(jersey));
}
