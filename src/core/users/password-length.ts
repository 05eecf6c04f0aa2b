/** Apart from the rules, so that a page can name them without carrying the list of common passwords. */
export const SHORTEST_PASSWORD = 12
export const LONGEST_PASSWORD = 128
