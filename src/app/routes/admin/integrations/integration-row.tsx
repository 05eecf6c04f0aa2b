import {
	AudioLines,
	BellRing,
	Camera,
	ContactRound,
	Gauge,
	HardDrive,
	Image,
	type LucideIcon,
	Mail,
	Megaphone,
	MessageCircle,
	ScanSearch,
	Send,
	Sparkles,
} from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { classNames } from '#lib/class-names.ts'
import type { IntegrationsAnswer, RowAnswer } from './answer-integrations.server.ts'
import type { IntegrationView } from './integration-view.ts'
import { stateTones } from './integration-words.ts'
import { KeyBox, KeyFields } from './key-fields.tsx'
import { RemoveButton, SaveButton, TestButton } from './row-buttons.tsx'
import { useSeconds } from './use-seconds.ts'

const icons: Record<string, LucideIcon> = {
	mail: Mail,
	groq: Sparkles,
	gemini: Image,
	unsplash: Camera,
	'search-console': ScanSearch,
	push: BellRing,
	'rd-station': ContactRound,
	whatsapp: MessageCircle,
	indexnow: Send,
	pagespeed: Gauge,
	ads: Megaphone,
	s3: HardDrive,
}

type IntegrationRowProps = {
	view: IntegrationView
	/** What came of a form that was sent without JavaScript, or of a test of all. */
	answer: RowAnswer | undefined
	testing: boolean
	children?: ReactNode
}

/** One service: what it is for, its key, how it stands, and what can be done. */
export function IntegrationRow({ view, answer: sent, testing, children }: IntegrationRowProps) {
	const { id, label, serves, state, isSet, isKept, fields, test, ownKey } = view
	// Another one from here on: whoever cancels no longer waits for the one before.
	const [turn, setTurn] = useState(0)
	const fetcher = useFetcher<IntegrationsAnswer>({ key: `${id}-${turn}` })
	const [changed, setChanged] = useState(false)
	const formId = useId()
	const answer = fetcher.data?.[id] ?? sent
	const intent = fetcher.formData?.get('intent')
	const busy = fetcher.state !== 'idle' || testing
	const seconds = useSeconds(busy)
	const [only] = fields
	const inline = fields.length === 1 && !isSet && !isKept && !only?.long
	const locked = fields.every(({ value }) => value.from === 'environment')
	const isOpen = !inline && (answer?.fieldErrors !== undefined || answer?.tone === 'err')

	const editor = (
		<fetcher.Form
			id={formId}
			method="post"
			action="/admin/integracoes"
			onInput={({ currentTarget }) => setChanged(hasText(currentTarget))}
			onSubmit={() => setChanged(false)}
			className="grid grid-cols-1 gap-4"
		>
			<input type="hidden" name="service" value={id} />
			<KeyFields
				fields={fields}
				errors={answer?.fieldErrors ?? {}}
				labelsHidden={fields.length === 1 && (inline || locked)}
			/>
			{!inline && !locked && (
				<div className="flex flex-wrap gap-2">
					<SaveButton busy={intent === 'save'} disabled={busy} tests={test === 'call'} />
					{isKept && (
						<RemoveButton view={view} busy={busy} onRemove={(form) => void fetcher.submit(form, { method: 'post' })} />
					)}
				</div>
			)}
		</fetcher.Form>
	)

	return (
		<li
			className={classNames(
				'grid items-start gap-x-6 gap-y-3 border-b border-line px-4.5 py-4 last:border-b-0 lg:grid-cols-[13rem_minmax(0,1fr)_minmax(13rem,17.875rem)_7.5rem]',
				changed && 'bg-accent-surface/50',
			)}
		>
			<div className="flex gap-3 lg:pt-1.5">
				<Icon of={icons[id] ?? AudioLines} size={18} className="mt-0.5 shrink-0 text-ink-2" />
				<div>
					<h3 className="font-semibold">{label}</h3>
					<p className="text-fine text-ink-2">{serves}</p>
				</div>
			</div>
			<div className="min-w-0">
				{inline || locked ? editor : <Folded view={view} open={isOpen} editor={editor} />}
				<Hint view={view} />
			</div>
			<div className="min-w-0" aria-live="polite">
				{busy ? (
					<>
						<Badge tone="info" dot>{`Testando, ${seconds} s`}</Badge>
						<p className="mt-1 text-fine text-ink-2">Pode sair da página: o resultado de “Testar” fica nesta linha.</p>
					</>
				) : (
					<>
						<Badge tone={stateTones[state.kind]} dot>
							{state.badge}
						</Badge>
						<p className="mt-1 text-fine text-ink-2">{state.text}</p>
						{answer && (
							<p className={classNames('mt-1 text-fine font-medium', answer.tone === 'ok' ? 'text-ok' : 'text-err')}>
								{answer.message}
							</p>
						)}
					</>
				)}
			</div>
			<div className="flex flex-wrap gap-2 lg:justify-end">
				{busy && !testing && (
					<AdminButton size="small" onClick={() => setTurn(turn + 1)}>
						Cancelar
					</AdminButton>
				)}
				{!busy && inline && (
					<SaveButton
						form={formId}
						busy={false}
						disabled={false}
						tests={test === 'call'}
						primary={changed}
						{...(ownKey && !changed && { label: 'Criar chave' })}
					/>
				)}
				{!busy && isSet && test !== 'nothing' && <TestButton fetcher={fetcher} view={view} />}
			</div>
			{children && <div className="min-w-0 lg:col-span-3 lg:col-start-2">{children}</div>}
		</li>
	)
}

/** Whether anything was typed. */
function hasText(form: HTMLFormElement): boolean {
	return [...new FormData(form)].some(([name, value]) => name !== 'service' && value !== '')
}

type FoldedProps = { view: IntegrationView; open: boolean; editor: ReactNode }

/** What is kept, and the fields for another one behind it. */
function Folded({ view: { fields, isSet, isKept, label }, open, editor }: FoldedProps) {
	const words = isSet || isKept ? 'Trocar' : 'Preencher'
	const shown = fields.flatMap(({ value }) => (value.from === 'stored' ? [value.shown] : []))
	const [first] = shown
	const locked = fields.find(({ value }) => value.from === 'environment')
	const told = first ?? (isSet && locked ? locked.name : isKept ? 'Guardada, mas ilegível' : 'Nada guardado')
	return (
		<details open={open} className="group min-w-0">
			<summary className="cursor-pointer list-none rounded-control [&::-webkit-details-marker]:hidden">
				<span className="sr-only">{label}: </span>
				<KeyBox
					look="bg-panel inset-ring-field"
					end={
						<span className="text-ui font-semibold">
							<span className="group-open:hidden">{words}</span>
							<span className="hidden group-open:inline">Fechar</span>
						</span>
					}
				>
					<span className="truncate">{told}</span>
				</KeyBox>
			</summary>
			<div className="pt-4">{editor}</div>
		</details>
	)
}

function Hint({ view: { keyAt, label } }: { view: IntegrationView }) {
	if (!keyAt) return null
	return (
		<p className="mt-1.5 text-fine">
			<a
				href={keyAt}
				target="_blank"
				rel="noreferrer"
				className="font-medium text-accent underline underline-offset-3 hover:text-ink"
			>
				Onde conseguir<span className="sr-only"> a chave: {label} (abre em outra aba)</span>
			</a>
		</p>
	)
}
