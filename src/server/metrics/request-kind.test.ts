import { expect, test } from 'vitest'
import { requestKind } from './request-kind.ts'

test.for([
	['/', 'page'],
	['/blog/um-artigo?utm_source=x', 'page'],
	['/administracao', 'page'],
	['/healthz', 'probe'],
	['/metrics', 'probe'],
	['/admin', 'admin'],
	['/admin/posts.data', 'admin'],
	['/functions/v1/validate-content', 'function'],
	['/api/count', 'function'],
	['/blog/categoria/auto/feed.xml', 'feed'],
	['/sitemap-2.xml', 'feed'],
	['/media/files/a.webp', 'file'],
	['/assets/a.js', 'file'],
	['/robots.txt', 'file'],
] as const)('%s is of the kind %s', ([url, kind]) => {
	expect(requestKind(url)).toBe(kind)
})
