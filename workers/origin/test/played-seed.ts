/** The seed of the world that ledgers under test are made with; empty where they have none. */
export const played = { seed: "" };
