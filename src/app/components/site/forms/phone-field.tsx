import { formatPhone } from '#lib/phone.ts'
import { TextField } from '../../ui/text-field.tsx'
import { maskInput } from './mask-input.ts'

type PhoneFieldProps = {
	name: string
	defaultValue?: string | undefined
	error?: string | undefined
	/** Only where it is all that is asked for. */
	required?: boolean
}

const mask = maskInput(formatPhone)

/** Not required on a form: who leaves none is answered by the ways they did leave. */
export function PhoneField({ required = false, ...props }: PhoneFieldProps) {
	return (
		<TextField
			{...props}
			label="Telefone"
			aside={required ? undefined : 'opcional'}
			required={required}
			type="tel"
			placeholder="(51) 90000-0000"
			maxLength={20}
			pattern="\+?[\d\s\(\).\-]{8,20}"
			autoComplete="tel"
			onInput={mask}
		/>
	)
}
