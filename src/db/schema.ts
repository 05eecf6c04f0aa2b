/** All tables, for the query builder and for drizzle-kit. */
export * from './schema/categories.ts'
export * from './schema/images.ts'
export * from './schema/posts.ts'
export * from './schema/seo.ts'
export * from './schema/settings.ts'
export * from './schema/users.ts'
