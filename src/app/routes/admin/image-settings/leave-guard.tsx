import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'

/** Asks before what was changed and not saved is lost, on links as on closing the window. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			dirty && (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
	)
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
