import { useEffect, useRef, useState } from 'react'
import { formatCep, stateOfCep } from '#lib/cep.ts'
import { TextField } from '../../ui/text-field.tsx'
import { maskInput } from './mask-input.ts'

type CepFieldProps = { name: string; defaultValue?: string | undefined; error?: string | undefined }

/** Puts the hyphen in as the digits are typed and names the state they lead to. Without React it is a plain field. */
export function CepField({ name, defaultValue, error }: CepFieldProps) {
	const input = useRef<HTMLInputElement>(null)
	const [cep, setCep] = useState(defaultValue ?? '')
	const state = stateOfCep(cep)

	useEffect(() => setCep(input.current?.value ?? ''), [])

	return (
		<TextField
			ref={input}
			label="CEP"
			name={name}
			inputMode="numeric"
			autoComplete="postal-code"
			placeholder="00000-000"
			maxLength={9}
			pattern="\d{5}-?\d{3}"
			required
			defaultValue={defaultValue}
			error={error}
			onInput={maskInput(formatCep, setCep)}
			aside={
				<span aria-live="polite">
					{state && (
						<>
							<span className="max-lg:sr-only">{state.name}</span>
							<span aria-hidden="true" className="lg:hidden">
								{state.code}
							</span>
						</>
					)}
				</span>
			}
		/>
	)
}
