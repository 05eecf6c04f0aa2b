import type { ComponentProps } from 'react'
import { textAt } from './draft.ts'
import { DraftText } from './draft-field.tsx'
import { writtenTime } from './time-text.ts'
import { useDraft } from './use-identity-draft.ts'

/** By a clock of 24 hours, whatever the browser's language; written out when the field is left. */
export function TimeField({ of, ...field }: ComponentProps<typeof DraftText>) {
	const { draft, set } = useDraft()
	return (
		<DraftText
			{...field}
			of={of}
			inputMode="numeric"
			maxLength={5}
			autoComplete="off"
			onBlur={() => set(of, writtenTime(textAt(draft, of)))}
		/>
	)
}
