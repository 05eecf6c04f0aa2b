import { MOST_BYTES } from '#core/media/picture-limits.ts'
import type { StorePictureResult } from '#core/media/store-picture.ts'

type Refusal = Extract<StorePictureResult, { ok: false }>['reason']

export const refusalWords: Record<Refusal, string> = {
	'not-a-picture': 'Só aceitamos PNG, JPEG, WebP ou AVIF.',
	'too-large': 'Arquivo maior que 10 MB.',
	'too-many-pixels': 'Imagem com mais de 40 megapixels. Reduza e envie de novo.',
}

/** For the browser's own dialog, and to say at once what the server would say later. */
export const ACCEPTED_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

/** Why a file need not even be sent. Where the browser knows no type, the server looks. */
export function refusalOf({ size, type }: { size: number; type: string }): string | undefined {
	if (type && !ACCEPTED_TYPES.includes(type)) return refusalWords['not-a-picture']
	return size > MOST_BYTES ? refusalWords['too-large'] : undefined
}
