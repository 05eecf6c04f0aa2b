import { TextField } from '../../ui/text-field.tsx'

type EmailFieldProps = {
	name: string
	defaultValue?: string | undefined
	error?: string | undefined
	className?: string
}

export function EmailField(props: EmailFieldProps) {
	return (
		<TextField
			{...props}
			label="E-mail"
			type="email"
			placeholder="nome@exemplo.com.br"
			autoComplete="email"
			maxLength={254}
			required
		/>
	)
}
