import { describe, expect, test } from 'vitest'
import { readArticleText } from '../seo/article-text.ts'
import { checkArticle } from '../seo/check-article.ts'
import { writeLocally } from './local-writer.ts'
import { readPrompt } from './read-prompt.ts'
import { strays } from './strays.ts'
import { belongingsAndLandPrompts } from './testing/everyday/belongings-and-land.ts'
import { businessPrompts } from './testing/everyday/business.ts'
import { healthAndTravelPrompts } from './testing/everyday/health-and-travel.ts'
import { homeAndLifePrompts } from './testing/everyday/home-and-life.ts'
import { peoplePrompts } from './testing/everyday/people.ts'
import { vehiclePrompts } from './testing/everyday/vehicles.ts'

const now = new Date('2026-11-15T12:00:00Z')
const surroundings = { now, siteUrl: 'https://a.example', hasSkipLink: true }
const category = { name: 'Dicas gerais', slug: 'dicas-gerais' }

describe.for([
	['vehicles', vehiclePrompts],
	['people', peoplePrompts],
	['health plans and travel', healthAndTravelPrompts],
	['home and life', homeAndLifePrompts],
	['belongings and land', belongingsAndLandPrompts],
	['business', businessPrompts],
] as const)('what people ask about %s', ([, prompts]) => {
	test.for(prompts)('%s', ([prompt, topic, subject]) => {
		const reading = readPrompt(prompt, category, () => 0)
		expect({ topic: reading.topic.id, subject: reading.subject?.label }).toEqual({ topic, subject })

		const article = writeLocally({ prompt, category, now })
		expect(strays({ prompt, category }, article)).toBe(false)
		expect(readArticleText(article.content).words.length).toBeGreaterThanOrEqual(800)
		expect(checkArticle({ ...article, categorySlug: category.slug }, surroundings)).toMatchObject({ passes: true })
	})
})
