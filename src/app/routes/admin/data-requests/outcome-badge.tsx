import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { outcomeWords } from '#core/data-requests/data-request.ts'
import type { DataRequestOutcome } from '#db/schema/data-requests.ts'

const tones: Record<DataRequestOutcome, BadgeTone> = { met: 'ok', partly: 'warn', refused: 'neutral' }

export function OutcomeBadge({ outcome }: { outcome: DataRequestOutcome }) {
	return (
		<Badge tone={tones[outcome]} dot>
			{outcomeWords[outcome]}
		</Badge>
	)
}
