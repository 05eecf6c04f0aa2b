/** Of a next step: one line in a list. */
export const STEP_MAX = 120
