/** Where the blog's newsletter button leads. */
export const NEWSLETTER_ID = 'boletim'
