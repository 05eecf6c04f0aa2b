/** With fewer letters almost everything would match. */
export const SHORTEST_SEARCH = 2
