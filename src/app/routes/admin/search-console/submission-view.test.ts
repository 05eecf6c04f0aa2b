import { expect, test } from 'vitest'
import type { StoredSubmission } from '#core/sitemap/find-last-submission.ts'
import { submissionView } from './submission-view.ts'

const readBack = {
	lastSubmitted: '2026-03-10T12:00:00.000Z',
	isPending: false,
	lastDownloaded: '2026-03-10T12:30:00.000Z',
	warnings: 1,
	errors: 2,
	addresses: 35,
}

function stored(overrides: Partial<StoredSubmission> = {}): StoredSubmission {
	return {
		id: 'um',
		siteUrl: 'sc-domain:farol.example',
		sitemapUrl: 'https://www.farol.example/sitemap.xml',
		success: true,
		status: 'submitted',
		message: 'Sitemap enviado.',
		readBack,
		postId: null,
		dismissedAt: null,
		createdAt: new Date('2026-03-10T12:00:00Z'),
		...overrides,
	}
}

test('what the console says of the map is shown with the submission', () => {
	expect(submissionView(stored())).toEqual({
		id: 'um',
		at: '10/03/2026, 09:00',
		success: true,
		message: 'Sitemap enviado.',
		readBack: { isPending: false, errors: 2, warnings: 1, addresses: 35, lastDownloaded: '10/03/2026, 09:30' },
	})
})

test('a map that nobody fetched yet has no such moment, and neither has a text that is none', () => {
	for (const lastDownloaded of [null, 'ontem'])
		expect(submissionView(stored({ readBack: { ...readBack, lastDownloaded } })).readBack?.lastDownloaded).toBeNull()
})

test('a refused submission, or one that could not be read back, shows no reading', () => {
	const refused = stored({ success: false, status: 'forbidden', readBack: { detail: 'as Google said it' } })
	expect(submissionView(refused).readBack).toBeUndefined()
	expect(submissionView(stored({ readBack: null })).readBack).toBeUndefined()
})
