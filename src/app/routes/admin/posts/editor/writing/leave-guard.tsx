import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import type { PostWriter } from './create-post-writer.ts'

type LeaveGuardProps = Pick<PostWriter, 'isKept' | 'keep'>

/** Leaving keeps the text first; only where that fails somebody is asked. */
export function LeaveGuard({ isKept, keep }: LeaveGuardProps) {
	const [asking, setAsking] = useState(false)
	const blocker = useBlocker(
		// 'Novo Post' begins another article at the same address.
		({ currentLocation, nextLocation }) =>
			(currentLocation.pathname !== nextLocation.pathname || nextLocation.pathname.endsWith('/new')) && !isKept(),
	)
	useEffect(() => {
		if (blocker.state !== 'blocked') return
		let gone = false
		async function leaveOnceKept() {
			const kept = await keep()
			if (gone || blocker.state !== 'blocked') return
			if (kept) blocker.proceed()
			else setAsking(true)
		}
		void leaveOnceKept()
		return () => {
			gone = true
		}
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each attempt to leave
	}, [blocker.state])

	function close(leave: boolean) {
		setAsking(false)
		if (blocker.state !== 'blocked') return
		if (leave) blocker.proceed()
		else blocker.reset()
	}

	return (
		<ConfirmDialog
			open={asking}
			onOpenChange={(open) => !open && close(false)}
			title="Sair sem salvar?"
			question="As últimas alterações não chegaram ao servidor. Ficam guardadas só neste aparelho, e voltam quando você abrir o post aqui."
			confirmLabel="Sair mesmo assim"
			onConfirm={() => close(true)}
		/>
	)
}
