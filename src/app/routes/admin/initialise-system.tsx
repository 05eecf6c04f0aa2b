import { useState } from 'react'
import { askServer, wordsFor } from '#app/ask-server.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { endpoints } from '#app/endpoints.ts'

/** Creates the first admin. The server refuses once there is one, so anyone may press it. */
export function InitialiseSystem() {
	const [busy, setBusy] = useState(false)
	const [problem, setProblem] = useState<string>()

	async function initialise() {
		setBusy(true)
		setProblem(undefined)
		const answer = await askServer(endpoints.setUpAdmin, {})
		setBusy(false)
		if (answer.ok)
			return notify.success('Sistema admin inicializado!', 'A senha está na configuração ou no console do servidor.')
		if (answer.reason === 'admin-exists') return setProblem(answer.message)
		setProblem(answer.reason === 'offline' ? 'o servidor não respondeu' : wordsFor(answer))
	}

	return (
		<div className="mt-2.5">
			<AdminButton className="w-full drawer:h-11" onClick={initialise} busy={busy}>
				Inicializar Sistema Admin
			</AdminButton>
			{problem && (
				<AlertBox tone="err" className="mt-3">
					Erro ao inicializar sistema: {problem}
				</AlertBox>
			)}
			<p className="mt-3 text-fine text-ink-3">
				Use a inicialização apenas no primeiro acesso, para criar o administrador.
			</p>
		</div>
	)
}
