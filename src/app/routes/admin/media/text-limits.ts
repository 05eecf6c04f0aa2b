export const LONGEST_ALT = 300
export const LONGEST_CREDIT = 120
export const LONGEST_CREDIT_URL = 500
