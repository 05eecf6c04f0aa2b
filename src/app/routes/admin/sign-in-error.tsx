import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { LOST, useReadAgain } from './use-read-again.ts'

/** What a page before the back office shows when it could not be read. */
export function SignInError({ error }: { error: unknown }) {
	const { lost, readAgain, reading } = useReadAgain(error)
	return (
		<SignInFrame
			title={lost ? LOST.title : 'Algo falhou'}
			lead={lost ? LOST.message : 'Tente de novo em alguns instantes.'}
		>
			<AdminButton tone="action" onClick={readAgain} busy={reading}>
				Tentar de novo
			</AdminButton>
		</SignInFrame>
	)
}
