import { renderToStaticMarkup } from 'react-dom/server'
import { Cover } from '#drawings/cover.tsx'
import { isMotifName } from '#drawings/motif-names.ts'
import { FILE_POLICY } from '#server/http/security-headers.ts'
import { fileAnswer } from './file-answer.ts'

/** The shapes in which a cover is shown: cards and articles, and the large card of the blog's first page. */
const formats: Record<string, { width: number; height: number }> = {
	wide: { width: 1200, height: 630 },
	lead: { width: 960, height: 780 },
}

const slugFile = /^([a-z0-9-]{1,120})\.svg$/

type Asked = { format: string; motif: string; file: string }

/** The cover the site draws for an article that has none. The same address always gives the same picture. */
export function drawnCover(request: Request, { format, motif, file }: Asked): Response | undefined {
	const size = Object.hasOwn(formats, format) ? formats[format] : undefined
	const slug = slugFile.exec(file)?.[1]
	if (!size || !slug || !isMotifName(motif)) return undefined
	return fileAnswer(request, {
		body: renderToStaticMarkup(<Cover slug={slug} motif={motif} {...size} />),
		type: 'image/svg+xml',
		cache: 'public, max-age=31536000, immutable',
		policy: FILE_POLICY,
	})
}
