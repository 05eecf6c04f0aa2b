import type { ListedPicture } from '#core/media/list-pictures.ts'

/** A picture as the library and the picker show it. */
export type LibraryPicture = Pick<ListedPicture, 'id' | 'alt' | 'width' | 'height' | 'credit' | 'creditUrl'> & {
	label: string
	url: string
	thumbnail: string
}

export type LibraryPage = { pictures: LibraryPicture[]; page: number; pageCount: number; total: number }

export type UploadAnswer = { ok: true; picture: LibraryPicture } | { ok: false; message: string }
