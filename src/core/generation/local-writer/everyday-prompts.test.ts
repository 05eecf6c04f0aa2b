import { describe, expect, test } from 'vitest'
import { checkArticle } from '#core/seo/check-article.ts'
import allExamples from './testing/examples.content.server.ts'
import { articleOf, readPrompt } from './testing/written.ts'

const now = new Date('2026-11-15T12:00:00Z')
const review = { name: 'Ana', registration: '202012345', reviewedAt: now }
const surroundings = { now, siteUrl: 'https://a.example', closest: null, review, hasSkipLink: true }
const category = { name: 'Dicas gerais', slug: 'dicas-gerais' }

const examples = allExamples.filter(({ prompts }) => prompts.length > 0)

test('there are examples of many topics', () => {
	expect(new Set(examples.map(({ id }) => id.split('/')[0])).size).toBeGreaterThan(20)
})

describe.for(examples.map(({ id, prompts }) => [id, prompts] as const))('what people ask about %s', ([id, prompts]) => {
	test.for(prompts)('%s', (prompt) => {
		const { topic, subject } = readPrompt(prompt, category)
		expect((subject ?? topic).id).toBe(id)

		const article = articleOf({ prompt, category, now })
		expect(checkArticle({ ...article, categorySlug: category.slug }, surroundings)).toMatchObject({ passes: true })
	})
})
