import { Link } from 'react-router'
import { DeliveryLine } from '#app/components/admin/list/delivery-log.tsx'
import type { ConversionState } from '#core/rd-station/conversion-state.ts'
import { tries } from '../outbox/outbox-words.ts'
import { stateWords } from './conversion-words.ts'

type ConversionLineProps = {
	id: string
	leadId: string
	reference: string
	about: string
	state: ConversionState
	replay: boolean
	attempts: number
	at: string
	next: string | undefined
	fault: string | undefined
	eventUuid: string | undefined
}

export function ConversionLine({ leadId, reference, about, state, attempts, eventUuid, ...line }: ConversionLineProps) {
	const lead = (
		<Link
			to={`/admin/leads/${leadId}`}
			className="inline-flex min-h-11 items-center underline underline-offset-4 drawer:min-h-0"
		>
			{reference}
		</Link>
	)
	return (
		<DeliveryLine
			{...line}
			name={reference}
			heading={
				<>
					{lead} <span className="font-normal text-ink-2">{about}</span>
				</>
			}
			tries={tries(attempts)}
			meant={state === 'not-sent'}
			knownAs={eventUuid}
			state={stateWords[state]}
		/>
	)
}
