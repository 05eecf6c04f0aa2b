/** More than anybody reads in a day; the oldest come first. */
export const MOST_SHOWN = 100
