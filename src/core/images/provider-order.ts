import type { ImageProvider } from '#core/providers/registry.ts'

type Wishes = { forced?: ImageProvider | undefined; primary: ImageProvider; fallback: ImageProvider }

/** Whom to ask, one after the other. The drawn cover comes last: it is always there. */
export function providerOrder({ forced, primary, fallback }: Wishes): ImageProvider[] {
	const wanted = [...(forced ? [forced] : []), primary, fallback]
	const order = [...new Set(wanted)]
	const drawn = order.indexOf('placeholder')
	return drawn === -1 ? [...order, 'placeholder'] : order.slice(0, drawn + 1)
}
