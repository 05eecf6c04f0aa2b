import { expect, test } from 'vitest'
import { topics } from './knowledge/all.ts'
import { spoken } from './markup.ts'
import { besides } from './subject-facts.ts'
import { articleOf, readPrompt } from './testing/written.ts'

const business = topics.find(({ id }) => id === 'seguro-empresarial')!
const guarantees = /^(?:Seguro garantia|Riscos cibernéticos)/

function told(prompt: string): string[] {
	const reading = readPrompt(prompt, undefined, () => 0)
	return besides(reading, business.facts.covers).map((fact) => spoken(fact))
}

test('beside a trade that is singled out, nothing is told of tenders or of other risks', () => {
	const facts = told('Seguro contra greves e tumultos')
	expect(facts.filter((fact) => guarantees.test(fact))).toEqual([])
	expect(facts.length).toBeGreaterThanOrEqual(2)
})

test.for(['Seguro contra greves e tumultos', 'Seguro para galpão logístico', 'Seguro para ONGs e associações'])(
	'%s: the article is silent on public tenders',
	(prompt) => {
		const category = { name: 'Dicas gerais', slug: 'dicas-gerais' }
		const { content } = articleOf({ prompt, category, now: new Date('2026-11-15T12:00:00Z') })
		expect(content).not.toContain('Seguro garantia assegura')
	},
)

test('what is singled out is told, and where nothing is, everything', () => {
	expect(told('Seguro cyber para empresas').some((fact) => fact.startsWith('Riscos cibernéticos'))).toBe(true)
	expect(told('Seguro empresarial')).toEqual(business.facts.covers.map((fact) => spoken(fact)))
})
