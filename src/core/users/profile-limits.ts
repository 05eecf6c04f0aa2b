/** What readers are told of somebody is a paragraph. */
export const LONGEST_BIOGRAPHY = 600
