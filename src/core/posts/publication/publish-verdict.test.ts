import { expect, test } from 'vitest'
import type { Claim, ClaimEvidence } from '#core/claims/claim.ts'
import { warningText } from '#core/generation/runs/pipeline-words.ts'
import type { Finding } from '#core/seo/finding.ts'
import { reasonKey } from './publish-reason.ts'
import { type Judged, publishVerdict } from './publish-verdict.ts'

const good: Judged = { check: { score: 95, possible: 100, findings: [] }, target: 85, closest: null, claims: [] }

function judge(judged: Partial<Judged>) {
	return publishVerdict({ ...good, ...judged })
}

function codes(judged: Partial<Judged>) {
	return judge(judged).reasons.map(({ code, critical }) => (critical ? `${code}!` : code))
}

function aFinding(finding: Partial<Finding> = {}): Finding {
	const usual = {
		id: 'promises',
		severity: 'crítico',
		message: 'Promete o que não se pode.',
		element: 'frase',
	} as const
	return {
		...usual,
		field: 'content',
		span: { start: 10, end: 20 },
		points: 5,
		fix: '',
		autoFixable: false,
		...finding,
	}
}

const fact: ClaimEvidence = {
	kind: 'fact',
	factId: 'prazo',
	statement: 'São 30 dias.',
	norm: 'Lei nº 15.040/2024, art. 86',
}

function aClaim(claim: Partial<Claim> = {}): Claim {
	const sentence = 'A seguradora tem 45 dias.'
	const where = { span: { start: 40, end: 47 }, heading: '', sentence, sentenceKey: sentence.toLowerCase() }
	return { kind: 'deadline', state: 'fact', text: '45 dias', evidence: fact, ...where, ...claim }
}

test('an article that nothing speaks against goes live', () => {
	expect(judge({})).toEqual({ publish: true, reasons: [] })
	expect(judge({ claims: [aClaim(), aClaim({ state: 'source' }), aClaim({ state: 'signed' })] }).publish).toBe(true)
	expect(judge({ warnings: ['RESEARCH_UNAVAILABLE'], cost: { spentUsd: 0.1, limitUsd: 0.1 } }).publish).toBe(true)
})

test('a claim that nobody answers for is named with its words and its place', () => {
	const unsupported = aClaim({ state: 'unsupported', evidence: undefined })
	expect(judge({ claims: [unsupported] })).toEqual({
		publish: false,
		reasons: [
			{
				code: 'claim-unsupported',
				message: 'Nada apoia “45 dias”, em “A seguradora tem 45 dias”.',
				critical: false,
				about: '45 dias | a seguradora tem 45 dias.',
				place: { field: 'content', span: { start: 40, end: 47 } },
			},
		],
	})
	expect(codes({ claims: [unsupported, unsupported] })).toEqual(['claim-unsupported'])
})

test('nobody publishes what contradicts a fact or rests on one that is over', () => {
	const wrong = aClaim({ state: 'contradicted', correction: '30 dias' })
	expect(codes({ claims: [aClaim({ state: 'replaced' }), wrong] })).toEqual(['claim-replaced!', 'claim-contradicted!'])
	expect(judge({ claims: [wrong] }).reasons[0]!.message).toBe(
		'“45 dias” contradiz um fato do cadastro (Lei nº 15.040/2024, art. 86). Em vigor: 30 dias.',
	)
})

test('a fact that nobody checked is enough, unless checked ones are asked for', () => {
	const checked = aClaim({ evidence: { ...fact, checkedOn: '2026-03-01', checkedByName: 'Ana' } })
	expect(codes({ claims: [aClaim()], checkedFactsOnly: true })).toEqual(['fact-unchecked'])
	expect(codes({ claims: [checked, aClaim({ state: 'signed' })], checkedFactsOnly: true })).toEqual([])
})

test('what a rule calls critical is critical, and where a claim says it too it is said once', () => {
	expect(
		codes({ check: { score: 95, possible: 100, findings: [aFinding(), aFinding({ severity: 'aviso' })] } }),
	).toEqual(['finding!'])
	const same = aFinding({ id: 'contradicted', span: { start: 30, end: 60 } })
	expect(
		codes({ check: { score: 95, possible: 100, findings: [same] }, claims: [aClaim({ state: 'contradicted' })] }),
	).toEqual(['claim-contradicted!'])
	expect(
		codes({ check: { score: 95, possible: 100, findings: [same] }, claims: [aClaim({ state: 'unsupported' })] }),
	).toEqual(['finding!', 'claim-unsupported'])
})

test('what a rule of form calls critical holds an article, but a person may go on', () => {
	const noSource = aFinding({ id: 'official-sources' })
	expect(codes({ check: { score: 95, possible: 100, findings: [noSource] } })).toEqual(['finding'])
})

test('an article on something else, or too close to another, waits; one that nobody compared does too', () => {
	const other = aFinding({ id: 'relevance', severity: 'aviso' })
	const close = aFinding({ id: 'uniqueness', severity: 'aviso' })
	expect(codes({ check: { score: 95, possible: 100, findings: [other, close] } })).toEqual(['off-topic', 'too-close'])
	expect(codes({ check: { score: 95, possible: 100, findings: [{ ...close, severity: 'crítico' }] } })).toEqual([
		'too-close',
	])
	expect(codes({ closest: undefined })).toEqual(['not-compared'])
	expect(codes({ onRequest: false })).toEqual(['off-topic'])
	expect(codes({ onRequest: true })).toEqual([])
})

test('the target is held against the points that can be had', () => {
	expect(codes({ check: { score: 84.9, possible: 100, findings: [] } })).toEqual(['low-score'])
	expect(codes({ check: { score: 69.7, possible: 82, findings: [] } })).toEqual([])
	expect(judge({ check: { score: 60, possible: 82, findings: [] } }).reasons).toMatchObject([
		{ message: 'A nota de SEO é 60 de 82 possíveis sem revisão (73,2 %), e a meta é 85 %.' },
	])
})

test('a source that nobody could read is named, and so is a run that cost too much', () => {
	const unverifiedSources = [{ url: 'https://exemplo.org/a', title: '' }]
	expect(judge({ unverifiedSources, warnings: ['SOURCES_UNVERIFIED'] }).reasons).toMatchObject([
		{ code: 'source-unverified', message: 'A fonte https://exemplo.org/a não pôde ser verificada.' },
	])
	expect(judge({ cost: { spentUsd: 0.2, limitUsd: 0.1 } }).reasons).toMatchObject([
		{ code: 'cost-limit', message: 'A geração custou US$ 0,2000, acima do limite de US$ 0,1000.' },
	])
})

test.for([
	'TOPIC_UNKNOWN',
	'SOURCES_UNVERIFIED',
	'FOREIGN_LINKS_REMOVED',
	'FOREIGN_PICTURES_REMOVED',
	'FOREIGN_CONTACTS',
	'ASKS_FOR_SECRETS',
])('%s keeps an article from publishing itself', (code) => {
	expect(judge({ warnings: [code] })).toMatchObject({ publish: false, reasons: [{ critical: false, about: code }] })
	expect(warningText(code)).not.toBe(code)
})

test('every reason is told, the critical ones first, and each has a key of its own', () => {
	const { reasons } = judge({
		check: { score: 50, possible: 100, findings: [aFinding()] },
		closest: undefined,
		claims: [aClaim({ state: 'unsupported' }), aClaim({ state: 'unsupported', text: '90 dias' })],
		warnings: ['FOREIGN_LINKS_REMOVED', 'FOREIGN_CONTACTS'],
	})
	expect(reasons.map(({ critical }) => critical)).toEqual([true, ...Array.from({ length: 6 }, () => false)])
	expect(new Set(reasons.map(reasonKey)).size).toBe(reasons.length)
})
