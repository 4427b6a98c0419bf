/**
 * We have no right to ship club logos: a crest is one of this many pairs of colours, chosen by the participant's id.
 */
export const crestCount = 24;

export function crestOf(participantId: string): number {
  let hash = 7;
  for (let index = 0; index < participantId.length; index += 1) {
    hash = (Math.imul(hash, 31) + participantId.charCodeAt(index)) >>> 0;
  }
  // The low bits of such a hash follow the last letters; the high ones are mixed.
  return (Math.imul(hash, 0x9e3779b1) >>> 16) % crestCount;
}
