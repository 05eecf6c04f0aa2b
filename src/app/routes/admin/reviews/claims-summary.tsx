import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'
import type { QueuedClaims } from '#core/reviews/read-queued-text.ts'

/** What a reviewer is to look at first: what contradicts a fact, then what nothing supports. */
export function ClaimsSummary({ claims }: { claims: QueuedClaims | undefined }) {
	if (!claims) return <span className="text-ink-3">afirmações não lidas</span>
	const { all, contradicted, unsupported } = claims
	if (all === 0) return <span className="text-ink-3 group-hover/row:text-ink-2">nenhuma afirmação</span>
	if (contradicted > 0)
		return (
			<span className="flex items-center gap-2 font-semibold text-err">
				<Icon of={CircleX} size={17} className="shrink-0" />
				{contradicted} de {all} {contradicted === 1 ? 'contradiz' : 'contradizem'}
			</span>
		)
	if (unsupported > 0)
		return (
			<span className="flex items-center gap-2 font-semibold text-warn">
				<Icon of={CircleHelp} size={17} className="shrink-0" />
				{unsupported} de {all} sem apoio
			</span>
		)
	return (
		<span className="flex items-center gap-2 font-semibold text-ok">
			<Icon of={CircleCheck} size={17} className="shrink-0" />
			{all} de {all} com apoio
		</span>
	)
}
