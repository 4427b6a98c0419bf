/** Subjects of the push service (C7.10). A subject that carries a feed's rows is named as that feed. */
export const projectTypeId = 1;

export const updateSubject = (sportId: number) => `u_${sportId}_${projectTypeId}`;
/** Odds of one licence market: a place joins only its own (BettingPolicy.market). */
export const oddsSubject = (sportId: number, market: string) => `uo_${sportId}_0_${market}`;
