import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

type LeaveGuardProps = {
	dirty: boolean
	/** What was typed goes along from tab to tab. */
	acrossTabs?: boolean
}

/** Asks before what was changed and not saved is lost, on links as on closing the window. */
export function LeaveGuard({ dirty, acrossTabs = false }: LeaveGuardProps) {
	const blocker = useBlocker(({ currentLocation, nextLocation }) => {
		const elsewhere = currentLocation.pathname !== nextLocation.pathname
		return dirty && (elsewhere || (!acrossTabs && currentLocation.search !== nextLocation.search))
	})
	useEffect(() => {
		if (!dirty) return
		function ask(event: BeforeUnloadEvent) {
			event.preventDefault()
		}
		window.addEventListener('beforeunload', ask)
		return () => window.removeEventListener('beforeunload', ask)
	}, [dirty])
	return (
		<ConfirmDialog
			open={blocker.state === 'blocked'}
			onOpenChange={(open) => !open && blocker.state === 'blocked' && blocker.reset()}
			title="Sair sem salvar?"
			question="As alterações desta tela ainda não foram salvas e serão perdidas."
			confirmLabel="Sair sem salvar"
			onConfirm={() => blocker.proceed?.()}
		/>
	)
}
