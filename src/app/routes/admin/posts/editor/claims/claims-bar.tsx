import type { Claim, ClaimState } from '#core/claims/claim.ts'
import { classNames } from '#lib/class-names.ts'

/** In the order of the bar. What is critical shares a colour. */
const parts: { states: ClaimState[]; colour: string; one: string; many: string }[] = [
	{ states: ['fact'], colour: 'bg-chart-1', one: 'em fato', many: 'em fato' },
	{ states: ['source'], colour: 'bg-accent/60', one: 'em fonte', many: 'em fonte' },
	{ states: ['signed'], colour: 'bg-info', one: 'conferida', many: 'conferidas' },
	{ states: ['unsupported'], colour: 'bg-chart-2', one: 'sem apoio', many: 'sem apoio' },
	{ states: ['contradicted', 'replaced'], colour: 'bg-err', one: 'contradiz', many: 'contradizem' },
]

/** How many claims stand on what. The words below say the same as the colours. */
export function ClaimsBar({ claims }: { claims: readonly Claim[] }) {
	const counted = parts
		.map((part) => ({ ...part, count: claims.filter(({ state }) => part.states.includes(state)).length }))
		.filter(({ count }) => count > 0)
	return (
		<>
			<div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full">
				{counted.map(({ one, colour, count }) => (
					<span key={one} className={colour} style={{ flexGrow: count }} />
				))}
			</div>
			<ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-fine text-ink-2">
				{counted.map(({ one, many, colour, count }) => (
					<li key={one} className="inline-flex items-center gap-1.5">
						<span aria-hidden="true" className={classNames('size-2 rounded-[2px]', colour)} />
						{count} {count === 1 ? one : many}
					</li>
				))}
			</ul>
		</>
	)
}
