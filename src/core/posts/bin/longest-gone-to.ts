/** More than any address that somebody would choose. */
export const LONGEST_GONE_TO = 500
