/** The database takes no NUL character, and no address of ours has one. */
export function slugOf({ slug }: { slug: string }): string {
	return slug.replaceAll('\0', '')
}
