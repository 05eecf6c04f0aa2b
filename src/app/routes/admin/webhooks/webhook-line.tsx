import { DeliveryLine } from '#app/components/admin/list/delivery-log.tsx'
import type { DeliveryState } from '#core/webhooks/webhook.ts'
import { tries } from '../outbox/outbox-words.ts'
import { stateWords } from './webhook-words.ts'

type WebhookLineProps = {
	id: string
	event: string
	what: string
	host: string
	state: DeliveryState
	paused: boolean
	replay: boolean
	attempts: number
	at: string
	next: string | undefined
	fault: string | undefined
}

export function WebhookLine({ event, what, host, state, paused, attempts, next, ...line }: WebhookLineProps) {
	return (
		<DeliveryLine
			{...line}
			name={`${what} para ${host}`}
			heading={
				<>
					{what} <span className="font-normal text-ink-2">para {host}</span>
				</>
			}
			tries={tries(attempts)}
			next={paused ? undefined : next}
			knownAs={event}
			state={paused ? { tone: 'neutral', words: 'espera o destino' } : stateWords[state]}
		/>
	)
}
