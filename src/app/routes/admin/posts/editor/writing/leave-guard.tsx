import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import type { PostWriter } from './create-post-writer.ts'
import type { KeptBy } from './save-answer.ts'

type LeaveGuardProps = Pick<PostWriter, 'isKept' | 'keep' | 'keptBy'>

/** Leaving keeps the text first; only where that fails somebody is asked. */
export function LeaveGuard({ isKept, keep, keptBy }: LeaveGuardProps) {
	const [asking, setAsking] = useState<KeptBy>()
	const blocker = useBlocker(
		// 'Novo Post' begins another article at the same address.
		({ currentLocation, nextLocation }) =>
			(currentLocation.pathname !== nextLocation.pathname || nextLocation.pathname.endsWith('/new')) && !isKept(),
	)
	useEffect(() => {
		if (blocker.state !== 'blocked') return
		let gone = false
		async function leaveOnceKept() {
			await keep()
			const by = await keptBy()
			if (gone || blocker.state !== 'blocked') return
			if (by === 'server') blocker.proceed()
			else setAsking(by)
		}
		void leaveOnceKept()
		return () => {
			gone = true
		}
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each attempt to leave
	}, [blocker.state])

	function close(leave: boolean) {
		setAsking(undefined)
		if (blocker.state !== 'blocked') return
		if (leave) blocker.proceed()
		else blocker.reset()
	}

	return (
		<ConfirmDialog
			open={asking !== undefined}
			onOpenChange={(open) => !open && close(false)}
			title="Sair sem salvar?"
			question={`As últimas alterações não chegaram ao servidor. ${
				asking === 'page'
					? 'Este aparelho não deixa guardar o texto: se sair, ele se perde.'
					: 'Ficam guardadas só neste aparelho, e voltam quando você abrir o post aqui.'
			}`}
			confirmLabel="Sair mesmo assim"
			onConfirm={() => close(true)}
		/>
	)
}
