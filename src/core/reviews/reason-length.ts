/** Characters. An article that comes back without a word why helps nobody. */
export const SHORTEST_REASON = 10
export const LONGEST_REASON = 2_000
