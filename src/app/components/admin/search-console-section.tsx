import { PlugZap, Send } from 'lucide-react'
import { useState } from 'react'
import { askServer, wordsFor } from '#app/ask-server.ts'
import { endpoints } from '#app/endpoints.ts'
import type { ConsoleState, LastSubmission as Submission } from '#app/routes/admin/search-console/submission-view.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { notify } from '../ui/toaster.tsx'
import { AdminButton } from './admin-button.tsx'
import { AlertBox } from './alert-box.tsx'
import { SITEMAP_NOTICE, useConsoleState } from './search-console-state.ts'

type Connection = 'untested' | 'connected' | 'error'

const badges: Record<Connection, { tone: BadgeTone; words: string }> = {
	untested: { tone: 'neutral', words: 'Não testado' },
	connected: { tone: 'ok', words: 'Conectado' },
	error: { tone: 'err', words: 'Erro' },
}

/**
 * The way to the Search Console, for the post editor. Its buttons ask the server themselves: a form here would stand
 * inside the editor's.
 */
export function SearchConsoleSection() {
	const { state, look } = useConsoleState()
	const [connection, setConnection] = useState<Connection>('untested')
	const [tested, setTested] = useState<string>()
	const [busy, setBusy] = useState<'test' | 'send'>()

	async function test() {
		setBusy('test')
		const { success, message } = await call({ test: true })
		setBusy(undefined)
		setConnection(success ? 'connected' : 'error')
		setTested(message)
		// The good news stays in the card: a toast would lie over the button that is wanted next.
		if (success) notify.settle('search-console')
		else notify.error('Erro no GSC', message, 'search-console')
	}

	async function send() {
		setBusy('send')
		const { success, message, readBack } = await call({ test: false })
		await look()
		setBusy(undefined)
		if (!success) notify.error('Erro no envio', message, SITEMAP_NOTICE)
		else if (readBack && readBack.errors > 0) notify.warning('Sitemap enviado', message, SITEMAP_NOTICE)
		else notify.success('Sitemap enviado', message, SITEMAP_NOTICE)
	}

	const { tone, words } = badges[connection]
	return (
		<section className="border-t border-line px-4.5 py-4">
			<header className="mb-3 flex items-center justify-between gap-2.5">
				<h2 className="text-section">Search Console</h2>
				<span role="status">
					<Badge tone={tone} dot>
						{words}
					</Badge>
				</span>
			</header>
			<div className="grid gap-3.5">
				{state && <p className="text-fine wrap-anywhere text-ink-2">Propriedade: {state.siteUrl}</p>}
				{tested && <AlertBox tone={connection === 'connected' ? 'ok' : 'err'}>{tested}</AlertBox>}
				<div className="flex flex-wrap gap-2">
					<AdminButton
						onClick={() => void test()}
						busy={busy === 'test'}
						busyLabel="Testando…"
						disabled={busy !== undefined}
						icon={<Icon of={PlugZap} size={16} />}
					>
						Testar conexão
					</AdminButton>
					<AdminButton
						onClick={() => void send()}
						busy={busy === 'send'}
						busyLabel="Enviando…"
						disabled={connection !== 'connected' || busy !== undefined}
						icon={<Icon of={Send} size={16} />}
					>
						Enviar agora
					</AdminButton>
				</div>
				<LastSubmission state={state} />
			</div>
		</section>
	)
}

function LastSubmission({ state }: { state: ConsoleState | undefined }) {
	if (!state) return null
	const { configured, last } = state
	if (last && !last.success)
		return (
			<AlertBox tone="err">
				<p>Falha ao enviar sitemap</p>
				<p className="font-normal">{last.message}</p>
				<p className="mt-1 text-fine font-normal">{last.at}</p>
			</AlertBox>
		)
	if (last && last.readBack && last.readBack.errors > 0)
		return (
			<AlertBox tone="warn">
				<p>{last.message}</p>
				<p className="mt-1 text-fine font-normal">Último envio em {last.at}.</p>
				<ReadBack {...last.readBack} />
			</AlertBox>
		)
	if (last)
		return (
			<div className="text-fine text-ink-3">
				<p>
					Último envio em {last.at}. {last.message}
				</p>
				{last.readBack && <ReadBack {...last.readBack} />}
			</div>
		)
	return (
		<p className="text-fine text-ink-3">
			{configured
				? 'O sitemap ainda não foi enviado. Depois de cada publicação ele segue sozinho.'
				: 'O envio precisa de uma conta de serviço do Google configurada no servidor.'}
		</p>
	)
}

function ReadBack({ isPending, errors, warnings, addresses, lastDownloaded }: NonNullable<Submission['readBack']>) {
	const facts = [
		['Leitura', isPending ? 'Pendente' : 'Feita'],
		['Lido pela última vez', lastDownloaded ?? 'Ainda não'],
		['Erros', errors.toLocaleString('pt-BR')],
		['Avisos', warnings.toLocaleString('pt-BR')],
		...(addresses === null ? [] : [['Endereços no sitemap', addresses.toLocaleString('pt-BR')]]),
	]
	return (
		<dl className="mt-1.5 grid grid-cols-[auto_1fr] gap-x-3 text-fine font-normal">
			{facts.map(([name, value]) => (
				<div key={name} className="contents">
					<dt>{name}</dt>
					<dd className="tabular-nums">{value}</dd>
				</div>
			))}
		</dl>
	)
}

type Answer = { success: boolean; message: string; readBack?: { errors: number } | undefined }

async function call({ test }: { test: boolean }): Promise<Answer> {
	const answer = await askServer(endpoints.useSearchConsole, { test })
	if (answer.ok) return answer
	if (answer.reason === 'offline')
		return { success: false, message: 'Não foi possível falar com o servidor. Confira a conexão e tente de novo.' }
	return { success: false, message: wordsFor(answer) }
}
