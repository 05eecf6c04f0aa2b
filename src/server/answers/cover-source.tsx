import { renderAsync } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import { motifForCategory } from '#app/components/blog/cover-url.ts'
import type { ImageDimensions } from '#core/images/image-options.ts'
import type { ImageRequest, ImageSource } from '#core/images/image-source.ts'
import { Cover } from '#drawings/cover.tsx'
import { coverAlt } from '#drawings/cover-alt.ts'
import { isMotifName, type MotifName } from '#drawings/motif-names.ts'
import { slugify } from '#lib/slugify.ts'

/** Drawn at the scale of a social card, then painted as large as was asked. */
const sizes: Record<ImageDimensions, { width: number; height: number; paintedWidth: number }> = {
	'1536x1024': { width: 1200, height: 800, paintedWidth: 1536 },
	'1024x1024': { width: 900, height: 900, paintedWidth: 1024 },
	'1024x1536': { width: 800, height: 1200, paintedWidth: 1024 },
}

/** The cover we draw ourselves, for when nobody else gives a picture. */
export function coverSource(): ImageSource {
	return {
		model: null,
		async make({ dimensions, seed, ...about }) {
			const { paintedWidth, ...size } = sizes[dimensions]
			const motif = motifOf(about)
			const slug = slugify(seed) || 'capa'
			const svg = renderToStaticMarkup(<Cover slug={slug} motif={motif} {...size} />)
			const painted = await renderAsync(svg, { fitTo: { mode: 'width', value: paintedWidth } })
			return {
				ok: true,
				image: {
					kind: 'made',
					bytes: painted.asPng(),
					alt: coverAlt(slug, motif),
					otherwise: `/media/covers/wide/${motif}/${slug}.svg`,
				},
			}
		},
	}
}

function motifOf({ category, topic }: Pick<ImageRequest, 'category' | 'topic'>): MotifName {
	const motif = motifForCategory(slugify(category ?? ''))
	return motif === 'dicas' && isMotifName(topic) ? topic : motif
}
