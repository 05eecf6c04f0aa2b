import { expect, test } from 'vitest'
import { type PostState, postState } from './post-state.ts'

const date = new Date('2026-11-18T12:00:00Z')
const draft = { status: 'draft', publishAt: null } as const
const live = { status: 'published', publishAt: null } as const

const cases: [PostState, Parameters<typeof postState>[0]][] = [
	['draft', draft],
	['in-review', { ...draft, inReview: true }],
	['scheduled', { ...draft, publishAt: date }],
	['scheduled', { ...draft, publishAt: date, inReview: true }],
	['published', live],
	// The form keeps the moment it was scheduled for.
	['published', { ...live, publishAt: date }],
	['published-with-changes', { ...live, hasChanges: true }],
	['published-with-changes', { ...live, hasChanges: true, inReview: true }],
	// A draft has nothing that readers see otherwise.
	['draft', { ...draft, hasChanges: true }],
	['in-bin', { ...live, hasChanges: true, deletedAt: date }],
]

test.for(cases)('%s: %o', ([state, standing]) => {
	expect(postState(standing)).toBe(state)
})
