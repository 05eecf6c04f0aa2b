import { formatPhone } from '#lib/phone.ts'
import { TextField } from '../../ui/text-field.tsx'
import { maskInput } from './mask-input.ts'

type PhoneFieldProps = { name: string; defaultValue?: string | undefined; error?: string | undefined }

const mask = maskInput(formatPhone)

/** Never required: who leaves none is answered by the ways they did leave. */
export function PhoneField(props: PhoneFieldProps) {
	return (
		<TextField
			{...props}
			label="Telefone"
			aside="opcional"
			type="tel"
			placeholder="(51) 90000-0000"
			maxLength={20}
			pattern="\+?[\d\s\(\).\-]{8,20}"
			autoComplete="tel"
			onInput={mask}
		/>
	)
}
