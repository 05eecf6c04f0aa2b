import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Button, type ButtonTone } from '../../ui/button.tsx'

type SendButtonProps = {
	sending: boolean
	disabled?: boolean
	tone?: ButtonTone
	className?: string
	children: ReactNode
}

export function SendButton({ sending, disabled = false, tone = 'amber', className, children }: SendButtonProps) {
	return (
		<Button
			type="submit"
			tone={tone}
			busy={sending}
			busyLabel="Enviando..."
			disabled={disabled}
			// An inline script may have disabled it before React came.
			suppressHydrationWarning
			className={classNames('w-full', className)}
		>
			{children}
		</Button>
	)
}
