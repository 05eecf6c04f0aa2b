import { ArrowRight, Check } from 'lucide-react'
import { Link, useFetcher } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { Readiness } from '#core/going-live/readiness.ts'
import { classNames } from '#lib/class-names.ts'
import { type ReadyLine, readyLines } from './ready-lines.ts'

type GoingLiveProps = {
	readiness: Readiness
	/** How many of the first steps are done, of how many. */
	firstSteps: { done: number; of: number }
}

/** What is left before the site can be told to readers. Gone once all is so; what breaks later comes back alone. */
export function GoingLive({ readiness, firstSteps }: GoingLiveProps) {
	const lines = readyLines(readiness)
	const done = lines.filter((line) => line.done).length
	const next = lines.find((line) => !line.done)
	if (!next) return null
	// Whoever was ready once sees only what is not so any more.
	const backedUp = readiness.backup.done || readiness.backup.tried !== undefined
	const wasReady = backedUp && readiness.legal.done && done >= lines.length - 1
	return (
		<>
			{readiness.address.url.startsWith('https:') && !readiness.fictional.done && (
				<AlertBox tone="err" className="mb-5">
					Este site está em {new URL(readiness.address.url).host} com dados fictícios: quem o visita lê nomes, números e
					palavras que não são da corretora.{' '}
					<Link to="/admin/identidade" className="underline underline-offset-3">
						Trocar em Identidade
					</Link>
				</AlertBox>
			)}
			<section
				aria-labelledby="pronto"
				className="mb-5 grid overflow-hidden rounded-card border border-feature-line bg-panel shadow-card lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]"
			>
				<div className="on-navy relative flex flex-col bg-navy-900 p-6 text-white">
					<svg
						viewBox="0 0 300 400"
						preserveAspectRatio="none"
						aria-hidden="true"
						className="absolute inset-0 size-full"
					>
						<polygon points="300,60 0,220 0,400 60,400" className="fill-navy-800" />
						<polygon points="300,60 0,280 0,400 20,400" fill="#183D5C" />
					</svg>
					<div className="relative">
						<h2 id="pronto" className="text-title">
							Pronto para ir ao ar?
						</h2>
						<div className="my-3 flex gap-1.5" aria-hidden="true">
							{lines.map((line) => (
								<span
									key={line.step}
									className={classNames('h-1.5 flex-1 rounded-full', line.done ? 'bg-teal-300' : 'bg-white/20')}
								/>
							))}
						</div>
						<p className="text-navy-200">
							{done} de {lines.length} feitos. O próximo é “{next.label}”: {next.why}
						</p>
					</div>
					<div className="relative mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-6">
						{firstSteps.done < firstSteps.of ? (
							<AdminButton tone="action" to="/admin/comecar">
								Primeiros passos: {firstSteps.done} de {firstSteps.of}
								<Icon of={ArrowRight} size={16} />
							</AdminButton>
						) : (
							next.go && (
								<AdminButton tone="action" to={next.go.to}>
									{next.go.label}
									<Icon of={ArrowRight} size={16} />
								</AdminButton>
							)
						)}
					</div>
				</div>
				<ul className="px-5 py-1">
					{lines
						.filter((line) => !wasReady || !line.done)
						.map((line) => (
							<Line key={line.step} line={line} next={line === next} />
						))}
				</ul>
			</section>
		</>
	)
}

function Line({ line, next }: { line: ReadyLine; next: boolean }) {
	const { label, text, done, go, sign } = line
	const fetcher = useFetcher()
	return (
		<li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line py-2.5 last:border-b-0">
			<Mark done={done} next={next} />
			<div className="min-w-0 flex-1 basis-48">
				<p className={classNames('font-semibold', done && 'text-ink-2')}>
					{label}
					<span className="sr-only">: {done ? 'feito' : 'falta'}</span>
				</p>
				<p className="max-w-[80ch] text-fine wrap-break-word text-ink-2">{text}</p>
			</div>
			{next && (
				<Badge tone="warn" dot>
					Agora
				</Badge>
			)}
			{!done && go && (
				<AdminButton size="small" to={go.to} aria-label={`${go.label}: ${label}`}>
					{go.label}
				</AdminButton>
			)}
			{!done && sign && (
				<fetcher.Form method="post" action="/admin/comecar">
					<input type="hidden" name="milestone" value={sign.name} />
					<AdminButton
						type="submit"
						size="small"
						aria-label={`${sign.label}: ${label}`}
						busy={fetcher.state !== 'idle'}
						busyLabel="Guardando…"
					>
						{sign.label}
					</AdminButton>
				</fetcher.Form>
			)}
		</li>
	)
}

function Mark({ done, next }: { done: boolean; next: boolean }) {
	if (done)
		return (
			<span className="grid size-6 shrink-0 place-items-center rounded-full bg-teal-600 text-white">
				<Icon of={Check} size={15} />
			</span>
		)
	return (
		<span
			className={classNames(
				'grid size-6 shrink-0 place-items-center rounded-full border-2',
				next ? 'border-lamp' : 'border-field',
			)}
		>
			{next && <span className="size-2.5 rounded-full bg-lamp" />}
		</span>
	)
}
