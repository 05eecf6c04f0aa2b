/** What `import.meta.glob` found, by the files' names. */
export function picturesByName<Picture>(found: Record<string, Picture>): ReadonlyMap<string, Picture> {
	return new Map(Object.entries(found).map(([file, picture]) => [/([^/]+)\.svg$/.exec(file)![1]!, picture]))
}
