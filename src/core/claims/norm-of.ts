import type { FactsIndex } from './facts-index.ts'
import type { NamedNorm } from './names-of-facts.ts'
import type { Citation } from './text/norms.ts'

/** The norm of the register that is cited: of several of one number, the one of its articles or its body. */
export function normOf({ norms }: FactsIndex, { key, articles, body }: Citation): NamedNorm | undefined {
	const known = norms.get(key)
	if (!known) return undefined
	const ranged = known.find(
		({ articles: range }) => range && articles.some((one) => Number(one) >= range[0] && Number(one) <= range[1]),
	)
	const whole = known.filter(({ articles: range }) => !range)
	return ranged ?? whole.find((one) => body && one.body === body) ?? whole[0]
}
