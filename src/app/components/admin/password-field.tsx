import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { TextField } from '../ui/text-field.tsx'

type PasswordFieldProps = {
	label: string
	name: string
	autoComplete: 'current-password' | 'new-password'
	aside?: ReactNode
	hint?: ReactNode
	error?: string | undefined
}

/** A password that can be looked at while it is typed. Its label alone names it: no 'show' button is part of it. */
export function PasswordField({ label, ...rest }: PasswordFieldProps) {
	const [visible, setVisible] = useState(false)
	return (
		<TextField
			{...rest}
			label={label}
			type={visible ? 'text' : 'password'}
			maxLength={128}
			autoCapitalize="off"
			spellCheck={false}
			required
			end={
				<button
					type="button"
					onClick={() => setVisible(!visible)}
					aria-label={visible ? 'Ocultar senha' : 'Mostrar senha'}
					className="grid size-11 place-items-center rounded-control hover:text-ink drawer:size-9"
				>
					<Icon of={visible ? EyeOff : Eye} size={18} />
				</button>
			}
		/>
	)
}
