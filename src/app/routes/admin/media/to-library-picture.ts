import type { LibraryPicture } from '#app/components/admin/media/library-picture.ts'
import type { ListedPicture } from '#core/media/list-pictures.ts'
import { mediaUrl, thumbnailUrl } from '#core/media/media-url.ts'
import { labelOf as providerLabel } from '#core/providers/provider-lists.ts'

export function toLibraryPicture(picture: ListedPicture): LibraryPicture {
	const { id, name, alt, width, height, credit, creditUrl } = picture
	return {
		id,
		label: labelOf(picture),
		alt,
		width,
		height,
		credit,
		creditUrl,
		url: mediaUrl(name),
		thumbnail: thumbnailUrl(name),
	}
}

const unnamed: Record<string, string> = { upload: 'Imagem sem nome', drawn: 'Ilustração do site' }

/** Pictures that no person sent have no name to be known by. */
export function labelOf({ originalName, source }: Pick<ListedPicture, 'originalName' | 'source'>): string {
	return originalName || (unnamed[source] ?? `Imagem do ${providerLabel(source)}`)
}
