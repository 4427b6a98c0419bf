/** Ids of the kinds of statistics that an event can carry (C3.15). */
const firstId = 1;
const lastId = 70;

export const isStatisticTypeId = (id: number): boolean => Number.isInteger(id) && id >= firstId && id <= lastId;
