/**
 * By how much the clocks of instances may differ (decision 023). What is dated further ahead was dated by a clock that was
 * wrong and has been set right since: nothing waits for that day.
 */
export const CLOCK_SKEW_MS = 60_000
