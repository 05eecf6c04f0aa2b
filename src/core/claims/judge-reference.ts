import { valueAndUnit } from '#core/facts/fact.ts'
import { saysValue } from '#core/facts/says-value.ts'
import type { ClaimKind } from './claim.ts'
import { factOn, type IndexedFact } from './facts-index.ts'
import type { Judged, Reading } from './reading.ts'
import { isSameAmount } from './text/amount.ts'
import { quantitiesIn } from './text/quantities.ts'

/** Words that name the fact on which they rest. */
export type Reference = { factId: string; start: number; end: number }

const kinds: Record<string, ClaimKind> = {
	deadline: 'deadline',
	percentage: 'percentage',
	amount: 'amount',
	norm: 'norm',
	regulator: 'regulator',
	definition: 'rule',
}

/** Whether words say what the fact says that they name. Nothing where the register has no such fact. */
export function judgeReference(
	{ index, day, excluded }: Reading,
	{ factId, words, isPast }: { factId: string; words: string; isPast: boolean },
): { kind: ClaimKind; judged: Judged } | undefined {
	const fact = index.byId.get(factId)
	if (!fact || excluded.has(factId)) return undefined
	const kind = kindOf(fact, words)
	const version = factOn(fact, day)
	if (!version) return { kind, judged: { state: isPast ? 'fact' : 'replaced', fact, version: fact.fact.versions[0] } }
	if (version.value === undefined || says(fact, words, version.value))
		return { kind, judged: { state: 'fact', fact, version } }
	return { kind, judged: { state: 'contradicted', fact, version, correction: valueAndUnit(version) } }
}

/** '30 dias', 'trinta', 'um mês' where it says so; another unit is another value. */
function says({ figures }: IndexedFact, words: string, value: string): boolean {
	const [said] = quantitiesIn(words)
	if (!said) return saysValue(words, value)
	return said.values.every((one) =>
		figures.some(({ isValue, amount }) => isValue && isSameAmount({ ...said, value: one, rate: undefined }, amount)),
	)
}

function kindOf({ fact }: IndexedFact, words: string): ClaimKind {
	if (/^(?:sumula|stj|stf)/.test(fact.id)) return 'decision'
	if (fact.kind !== 'definition') return kinds[fact.kind]!
	const [said] = quantitiesIn(words)
	if (!said) return 'rule'
	return said.isAge
		? 'age'
		: said.dimension === 'percent'
			? 'percentage'
			: said.dimension === 'time'
				? 'deadline'
				: 'quantity'
}
