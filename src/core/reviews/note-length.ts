/** Characters of a note, and of an answer to it. */
export const LONGEST_NOTE = 2_000

/** Of one article. More are no longer read. */
export const MOST_NOTES = 200
/** To one note. */
export const MOST_REPLIES = 50
