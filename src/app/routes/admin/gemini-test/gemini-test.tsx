import { FlaskConical, X } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { decimal } from '#app/components/admin/charts/figures.ts'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { ListState } from '#app/components/admin/list-state.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { useHydrating } from '#app/components/admin/use-hydrating.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import type { Route } from './+types/gemini-test.ts'
import { ResultCard } from './result-card.tsx'
import { KEPT_RESULTS, type TestResult } from './test-result.ts'
import { TEST_NOTICE, useImageTest } from './use-image-test.ts'
import { useKeptResults } from './use-kept-results.ts'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Teste Gemini')

export function headers() {
	return NO_STORE
}

const EXAMPLE =
	'Professional illustration of a family protected by insurance, a lighthouse on a basalt cliff at dawn, flat shapes, calm colors, no text'
const LONGEST_PROMPT = 4000
const BLANK = 'Por favor, insira um prompt'

export default function GeminiTest() {
	const { results, keep, forget } = useKeptResults()
	return (
		<AdminPage title="Teste Gemini">
			<PageHeader
				title="Teste Gemini"
				lead="Pede uma imagem ao Gemini e mostra o que ele respondeu. Cada imagem que ele gera conta no limite do mês."
			/>
			<div className="@container">
				<div className="grid items-start gap-4 @min-[56rem]:grid-cols-[24rem_minmax(0,1fr)]">
					<TestForm onResult={keep} />
					<Results results={results} onForget={forget} />
				</div>
			</div>
		</AdminPage>
	)
}

function TestForm({ onResult }: { onResult: (result: TestResult) => void }) {
	const { elapsedMs, run, cancel } = useImageTest(onResult)
	const [error, setError] = useState<string>()
	const field = useRef<HTMLTextAreaElement>(null)
	const busy = elapsedMs !== undefined

	function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		const prompt = field.current?.value.trim() ?? ''
		if (!prompt) {
			setError(BLANK)
			notify.error(BLANK, undefined, TEST_NOTICE)
			return field.current?.focus()
		}
		setError(undefined)
		notify.settle(TEST_NOTICE)
		void run(prompt)
	}

	return (
		<AdminCard title="Pedido" className="@min-[56rem]:sticky @min-[56rem]:top-19">
			<form onSubmit={submit} noValidate className="grid gap-4">
				<TextAreaField
					label="Prompt"
					name="prompt"
					ref={field}
					rows={6}
					maxLength={LONGEST_PROMPT}
					defaultValue={EXAMPLE}
					hint="Em inglês o modelo entende melhor."
					error={error}
				/>
				<div className="flex flex-wrap items-center gap-2">
					<AdminButton
						type="submit"
						tone="action"
						icon={<Icon of={FlaskConical} size={16} />}
						busy={busy}
						busyLabel="Gerando…"
					>
						Testar Geração
					</AdminButton>
					{busy && (
						<>
							<AdminButton onClick={cancel} icon={<Icon of={X} size={16} />}>
								Cancelar
							</AdminButton>
							<span role="timer" aria-label="Tempo decorrido" className="ml-auto font-medium text-ink-2">
								{decimal(elapsedMs / 1000, 1)} s
							</span>
						</>
					)}
				</div>
			</form>
		</AdminCard>
	)
}

type ResultsProps = { results: readonly TestResult[]; onForget: () => void }

function Results({ results, onForget }: ResultsProps) {
	const [asking, setAsking] = useState(false)
	// They are in the browser only, so the server's page waits for them.
	if (useHydrating()) return <ListState state="loading" rows={4} />
	if (results.length === 0) {
		return (
			<ListState
				state="empty"
				title="Nenhum teste ainda"
				hint={`Os últimos ${KEPT_RESULTS} resultados ficam aqui, neste navegador.`}
			/>
		)
	}
	return (
		<section aria-label="Últimos resultados" className="min-w-0">
			<div className="mb-3 flex min-h-9 items-center justify-between gap-3">
				<h2 className="text-section">Últimos resultados</h2>
				<AdminButton tone="quiet" size="small" onClick={() => setAsking(true)}>
					Limpar
				</AdminButton>
			</div>
			<ol className="grid gap-4">
				{results.map((result) => (
					<li key={result.id}>
						<ResultCard result={result} />
					</li>
				))}
			</ol>
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title="Limpar resultados?"
				question="Os resultados guardados neste navegador serão apagados. As imagens e o histórico ficam."
				confirmLabel="Limpar resultados"
				onConfirm={() => {
					onForget()
					document.getElementById('conteudo')?.focus()
				}}
			/>
		</section>
	)
}
