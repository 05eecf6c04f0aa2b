/** Fewer characters say nothing that anybody could be asked about later. */
export const SHORTEST_MOTIVE = 10
export const LONGEST_MOTIVE = 500
