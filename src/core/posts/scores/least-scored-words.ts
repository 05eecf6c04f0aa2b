/** Fewer are a beginning, and a beginning is not judged. */
export const LEAST_SCORED_WORDS = 50
