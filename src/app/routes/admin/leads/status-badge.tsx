import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { statusWords } from '#core/leads/lead-words.ts'
import type { LeadStatus } from '#db/schema/leads.ts'

const tones: Record<LeadStatus, BadgeTone> = {
	new: 'accent',
	contacted: 'info',
	quoted: 'warn',
	won: 'ok',
	lost: 'neutral',
}

export function StatusBadge({ status }: { status: LeadStatus }) {
	return (
		<Badge tone={tones[status]} dot>
			{statusWords[status]}
		</Badge>
	)
}
