import type { Db } from '#db/client.server.ts'
import type { ImageServices } from '../generate-image.ts'
import type { ImageFault, ImageRequest, ImageSource } from '../image-source.ts'

type Behaviour = 'works' | ImageFault | 'breaks'
type Wanted = { unsplash?: Behaviour; gemini?: Behaviour; placeholder?: Behaviour; keeps?: boolean }

/** Providers that do as told; those not named are not configured. */
export function someImageServices(db: Db, { unsplash, gemini, placeholder = 'works', keeps = true }: Wanted) {
	const asked: { provider: string; request: ImageRequest }[] = []
	const warnings: unknown[] = []
	const write = () => {}
	let seeds = 0
	const services: ImageServices = {
		db,
		log: { debug: write, info: write, warn: (...told: unknown[]) => void warnings.push(told), error: write },
		newSeed: () => `seed-${++seeds}`,
		async keepPicture({ source }) {
			if (!keeps) throw new Error('disk full')
			return { ok: true, url: `/media/files/${source}.webp`, width: 1536, height: 1024 }
		},
		sources: {
			unsplash: unsplash && sourceOf('unsplash', unsplash),
			gemini: gemini && sourceOf('gemini', gemini),
			placeholder: sourceOf('placeholder', placeholder),
		},
	}

	function sourceOf(provider: 'unsplash' | 'gemini' | 'placeholder', behaviour: Behaviour): ImageSource {
		return {
			model: provider === 'gemini' ? 'gemini-3.1-flash-image' : null,
			async make(request) {
				asked.push({ provider, request })
				if (behaviour === 'breaks') throw new Error('a bug')
				if (behaviour !== 'works')
					return { ok: false, fault: behaviour, billed: behaviour === 'timeout' || behaviour === 'broken-image' }
				if (provider === 'unsplash') return { ok: true, image: photo }
				const otherwise = provider === 'placeholder' ? { otherwise: '/media/covers/wide/auto/a.svg' } : {}
				return { ok: true, image: { kind: 'made', bytes: Buffer.from('png'), ...otherwise } }
			},
		}
	}

	return { services, asked, warnings }
}

const photo = {
	kind: 'linked' as const,
	url: 'https://images.unsplash.com/photo-1?ixid=a',
	alt: 'a lighthouse',
	credit: 'Ana Farias / Unsplash',
	creditUrl: 'https://unsplash.com/@anafarias?utm_source=farol&utm_medium=referral',
	width: 1080,
	height: 720,
	downloadLocation: 'https://api.unsplash.com/photos/1/download?ixid=a',
}
