import type { ComponentProps, ReactNode } from 'react'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { classNames } from '#lib/class-names.ts'
import { isSame, textAt, valueAt } from './draft.ts'
import { useDraft } from './use-identity-draft.ts'

/** Changed and not saved. */
const changedLook =
	'[&_:is(input,textarea,select)]:not-aria-invalid:bg-accent-surface [&_:is(input,textarea,select)]:inset-ring-teal-600'

function useField<Props extends { className?: string | undefined }>(place: string, field: Props) {
	const { draft, base, errors, set } = useDraft()
	return {
		value: textAt(draft, place),
		onChange: ({ target }: { target: { value: string } }) => set(place, target.value),
		...field,
		name: place,
		error: errors[place],
		className: classNames(field.className, !isSame(valueAt(base, place), valueAt(draft, place)) && changedLook),
	}
}

/** `of` is the place of the value: 'phones.0.number'. */
type DraftTextProps = { of: string } & Omit<ComponentProps<typeof TextField>, 'name' | 'error'>

export function DraftText({ of, ...field }: DraftTextProps) {
	return <TextField {...useField(of, field)} />
}

type DraftAreaProps = { of: string } & Omit<ComponentProps<typeof TextAreaField>, 'name' | 'error'>

export function DraftArea({ of, ...field }: DraftAreaProps) {
	return <TextAreaField {...useField(of, field)} />
}

type DraftSelectProps = { of: string; children: ReactNode } & Omit<ComponentProps<typeof SelectField>, 'name' | 'error'>

export function DraftSelect({ of, ...field }: DraftSelectProps) {
	return <SelectField {...useField(of, field)} />
}
