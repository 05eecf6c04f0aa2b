import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { cardLook } from '#app/components/admin/admin-card.tsx'
import { lookOf } from '#app/components/admin/charts/provider-look.ts'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { PictureCredit } from '#app/components/ui/picture-credit.tsx'
import { momentOf } from '#lib/brasilia-time.ts'
import { classNames } from '#lib/class-names.ts'
import type { TestResult } from './test-result.ts'

const states: Record<TestResult['status'], { tone: BadgeTone; label: string }> = {
	success: { tone: 'ok', label: 'Sucesso' },
	degraded: { tone: 'warn', label: 'Fallback' },
	'not-called': { tone: 'warn', label: 'Gemini não chamado' },
	error: { tone: 'err', label: 'Erro' },
}

export function ResultCard({ result }: { result: TestResult }) {
	const { at, status, provider, timeMs, prompt, error, image } = result
	const { tone, label } = states[status]
	return (
		<article className={classNames(cardLook, '@container min-w-0')}>
			<div className="grid gap-4 p-4.5 @min-[40rem]:grid-cols-[minmax(0,1fr)_17rem]">
				<div className="min-w-0">
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<Badge tone={tone} dot>
							{label}
						</Badge>
						<time dateTime={at} className="text-fine text-ink-3">
							{momentOf(new Date(at))}
						</time>
					</p>
					<dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
						<dt className="text-ink-3">Provedor</dt>
						<dd className="font-medium">{provider ? lookOf(provider).name : '–'}</dd>
						<dt className="text-ink-3">Tempo</dt>
						<dd className="font-medium">{timeMs.toLocaleString('pt-BR')} ms</dd>
						<dt className="text-ink-3">Prompt</dt>
						<dd className="break-words">{prompt}</dd>
						{error && (
							<>
								<dt className="text-ink-3">{status === 'not-called' ? 'Motivo' : 'Erro'}</dt>
								<dd className={classNames('font-medium break-words', status === 'error' ? 'text-err' : 'text-warn')}>
									{error}
								</dd>
							</>
						)}
					</dl>
				</div>
				{image && <Picture {...image} />}
			</div>
			<details className="group border-t border-line">
				<summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4.5 py-2 font-medium text-ink-2 -outline-offset-2 hover:text-ink">
					<Icon of={ChevronRight} size={16} className="transition-transform group-open:rotate-90" />
					Debug Information
				</summary>
				<div className="grid gap-3 px-4.5 pb-4.5">
					<Json title="Pedido" value={result.request} />
					<Json title="Resposta" value={result.response} />
				</div>
			</details>
		</article>
	)
}

/** Drawn by the site itself, so it is always there. */
const PLACEHOLDER = '/media/covers/wide/dicas/teste-gemini.svg'

/** A picture that does not load gives way to a drawn one, once. */
function Picture({ url, alt, credit, creditUrl }: NonNullable<TestResult['image']>) {
	const [broken, setBroken] = useState(false)
	return (
		<figure className="min-w-0">
			<img
				src={broken ? PLACEHOLDER : url}
				alt={broken ? 'A imagem do teste não pôde ser carregada.' : alt || 'Imagem do teste'}
				onError={() => setBroken(true)}
				className="aspect-3/2 w-full rounded-control bg-hover object-cover"
			/>
			{broken && <figcaption className="mt-1.5 text-fine text-warn">A imagem não carregou.</figcaption>}
			{!broken && credit && (
				<figcaption className="mt-1.5 text-fine text-ink-3">
					<PictureCredit name={credit} url={creditUrl} />
				</figcaption>
			)}
		</figure>
	)
}

const jsonLook =
	'max-h-72 overflow-auto rounded-control bg-code p-3 font-mono text-fine break-words whitespace-pre-wrap'

function Json({ title, value }: { title: string; value: unknown }) {
	return (
		<div className="min-w-0">
			<p className="mb-1 text-fine font-semibold text-ink-3">{title}</p>
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it */}
			<pre tabIndex={0} className={jsonLook}>
				{JSON.stringify(value, null, 2)}
			</pre>
		</div>
	)
}
