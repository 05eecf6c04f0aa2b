import { Check, CircleAlert } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { AdminButton } from '../admin-button.tsx'
import { cardLook } from '../admin-card.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import type { Upload } from './use-uploads.ts'

type UploadListProps = {
	uploads: readonly Upload[]
	busy: boolean
	onRetry: (upload: Upload) => void
	onClear: () => void
}

/** What is being sent, each file with its own progress and its own refusal. */
export function UploadList({ uploads, busy, onRetry, onClear }: UploadListProps) {
	return (
		<>
			<p role="status" className="sr-only">
				{uploads.length > 0 && (busy ? 'Enviando imagens…' : outcomeOf(uploads))}
			</p>
			{uploads.length > 0 && (
				<section aria-label="Envios" className={`${cardLook} mb-4`}>
					<header className="flex min-h-12.5 items-center gap-2.5 border-b border-line px-4.5 py-2">
						<h2 className="text-section">{busy ? 'Enviando' : 'Envios'}</h2>
						<span className="text-fine text-ink-3">{outcomeOf(uploads)}</span>
						{!busy && (
							<AdminButton tone="quiet" size="small" onClick={onClear} className="ml-auto">
								Fechar
							</AdminButton>
						)}
					</header>
					<ul className="max-h-72 divide-y divide-line overflow-y-auto">
						{inOrder(uploads).map((upload) => (
							<li key={upload.key} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-4.5 py-2">
								<span className="min-w-0 flex-1 basis-40 truncate font-medium" title={upload.file.name}>
									{upload.file.name}
								</span>
								<State upload={upload} onRetry={onRetry} />
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	)
}

function State({ upload, onRetry }: { upload: Upload; onRetry: (upload: Upload) => void }) {
	if (upload.state === 'waiting') return <span className="text-fine text-ink-3">Na fila</span>
	if (upload.state === 'done') {
		return (
			<span className="flex items-center gap-1.5 text-fine font-semibold text-ok">
				<Icon of={Check} size={15} /> Enviada
			</span>
		)
	}
	if (upload.state === 'refused') {
		return (
			<>
				<span className="flex items-center gap-1.5 text-fine font-semibold text-err">
					<Icon of={CircleAlert} size={15} className="shrink-0" /> {upload.message}
				</span>
				{upload.retry && (
					<AdminButton size="small" onClick={() => onRetry(upload)} aria-label={`Tentar de novo: ${upload.file.name}`}>
						Tentar de novo
					</AdminButton>
				)}
			</>
		)
	}
	const percent = Math.round(upload.part * 100)
	return (
		<span className="flex w-48 items-center gap-3 text-fine text-ink-2">
			<span className="flex-1">
				<ProgressBar label={`Envio de ${upload.file.name}`} value={percent} max={100} />
			</span>
			<span className="w-22 text-right">{percent < 100 ? `${percent}%` : 'Processando…'}</span>
		</span>
	)
}

/** What needs a look comes first. */
function inOrder(uploads: readonly Upload[]): Upload[] {
	return uploads.toSorted((one, other) => Number(other.state === 'refused') - Number(one.state === 'refused'))
}

function outcomeOf(uploads: readonly Upload[]): string {
	const done = uploads.filter(({ state }) => state === 'done').length
	const refused = uploads.filter(({ state }) => state === 'refused').length
	const words = [`${done} de ${uploads.length} ${uploads.length === 1 ? 'enviada' : 'enviadas'}`]
	if (refused > 0) words.push(refused === 1 ? '1 recusada' : `${refused} recusadas`)
	return words.join(', ')
}
