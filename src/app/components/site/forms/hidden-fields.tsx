import { type RefObject, useEffect, useState } from 'react'
import type { FormKind } from '#core/leads/lead.ts'

const unknown = { submission: '', referrer: '', search: '' }

type HiddenFieldsProps = { kind: FormKind; elapsed: RefObject<HTMLInputElement | null> }

/** What the visitor does not type. Only the kind is known in the HTML, which is the same for everyone. */
export function HiddenFields({ kind, elapsed }: HiddenFieldsProps) {
	const [origin, setOrigin] = useState(unknown)

	useEffect(() => {
		setOrigin({
			// Absent on plain http outside localhost.
			submission: crypto.randomUUID?.() ?? '',
			referrer: document.referrer,
			search: location.search,
		})
	}, [])

	return (
		<>
			<input type="hidden" name="kind" value={kind} />
			<input type="hidden" name="submission" value={origin.submission} />
			<input type="hidden" name="referrer" value={origin.referrer} />
			<input type="hidden" name="search" value={origin.search} />
			<input type="hidden" name="elapsed" ref={elapsed} />
		</>
	)
}
