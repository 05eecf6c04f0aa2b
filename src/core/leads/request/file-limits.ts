/** What a visitor may send along, here and in the browser that would send it. */
export const MOST_FILES = 5
export const MOST_FILE_BYTES = 10 * 1024 * 1024

/** By the endings that a name may have; the content must be the same. */
export const fileKinds = {
	pdf: { mimeType: 'application/pdf', endings: ['pdf'] },
	jpeg: { mimeType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
	png: { mimeType: 'image/png', endings: ['png'] },
	webp: { mimeType: 'image/webp', endings: ['webp'] },
} as const
export type FileKind = keyof typeof fileKinds

/** For the field's `accept`. */
export const acceptedFiles = Object.values(fileKinds)
	.flatMap(({ mimeType, endings }) => [mimeType, ...endings.map((ending) => `.${ending}`)])
	.join(',')

export type FileRefusal = 'not-what-it-says' | 'unknown-kind' | 'too-large' | 'empty' | 'too-many-pixels'
