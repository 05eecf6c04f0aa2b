// Apart from the schema, because pages use it in the browser.

/** Articles of which nobody chose the category go here, so it always is, under this address. */
export const DEFAULT_CATEGORY_SLUG = 'dicas-gerais'

/** How long each field may be. */
export const categoryLimits = { name: 80, slug: 100, description: 500, metaTitle: 60, metaDescription: 160 } as const
