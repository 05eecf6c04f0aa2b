import { Lock } from 'lucide-react'
import { Switch } from 'radix-ui'
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { useHydrating } from '#app/components/admin/use-hydrating.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { MOST_PROMPT, type RunSettings, TARGET } from '#core/generation/runs/run-settings.ts'
import { classNames } from '#lib/class-names.ts'
import type { RunAnswer } from './handle-run.server.ts'
import { MarkedPrompt } from './marked-prompt.tsx'
import { PromptCheckList } from './prompt-check-list.tsx'
import { startedHere } from './started-here.ts'
import { type LivePromptCheck, usePromptCheck } from './use-prompt-check.ts'

type SettingsCardProps = {
	/** The id of the run this form would start. */
	newId: string
	categories: readonly { id: string; name: string }[]
	initial: { prompt: string; categoryId: string | null; settings: RunSettings }
	/** Where a run is under way: nothing can be changed, only cancelled. */
	running: { cancelling: boolean } | undefined
	refusal: Extract<RunAnswer, { intent: 'start' }> | undefined
	onChange: (settings: RunSettings) => void
	onCancel: () => void
	/** What is understood of the prompt, and the way to put another in its place. */
	onRead?: (read: PromptRead) => void
}

export type PromptRead = { check: LivePromptCheck['check']; replace: (prompt: string) => void }

const GONE = 'Esta categoria não existe mais. Escolha outra.'

/** What to write and how far to take it. */
export function SettingsCard({
	newId,
	categories,
	initial,
	running,
	refusal,
	onChange,
	onCancel,
	onRead,
}: SettingsCardProps) {
	const [settings, setSettings] = useState(initial.settings)
	const [text, setText] = useState(initial.prompt)
	const [categoryId, setCategoryId] = useState(initial.categoryId ?? 'none')
	const { length } = text
	const blank = text.trim() === ''
	const prompt = useRef<HTMLFormElement>(null)
	const hydrating = useHydrating()
	const starting = useNavigation().formData?.get('intent') === 'start'
	const locked = running !== undefined
	const check = usePromptCheck({ prompt: text, categoryId, typed: !locked && text !== initial.prompt })

	function change(next: Partial<RunSettings>) {
		const changed = { ...settings, ...next }
		setSettings(changed)
		onChange(changed)
	}

	useEffect(() => {
		onRead?.({
			check: check.check,
			replace(typed) {
				const field = prompt.current?.elements.namedItem('prompt')
				if (!(field instanceof HTMLTextAreaElement)) return
				field.value = typed
				// As if it were typed, so that everything that follows the field does.
				field.dispatchEvent(new Event('input', { bubbles: true }))
			},
		})
	}, [check.check, onRead])

	// What was typed before React arrived counts.
	useEffect(() => {
		const typed = prompt.current?.elements.namedItem('prompt')
		if (typed instanceof HTMLTextAreaElement) setText(typed.value)
	}, [])

	return (
		<AdminCard
			title="Configuração"
			actions={
				locked && (
					<Badge icon={Lock} tone="neutral">
						em execução
					</Badge>
				)
			}
			flush
		>
			<Form ref={prompt} method="post" action="/admin/ai-generator" onSubmit={() => startedHere.add(newId)}>
				<input type="hidden" name="intent" value="start" />
				<input type="hidden" name="id" value={newId} />
				{refusal?.batch && !locked && (
					<AlertBox tone="warn" className="m-4.5 mb-0">
						<b>{refusal.batch}.</b> {refusal.message}{' '}
						<Link to="/admin/scheduler">Acompanhar no Programador de Artigos</Link>
					</AlertBox>
				)}
				{/* On a small screen what is going on matters more than what was chosen. */}
				<fieldset disabled={locked} className={classNames('grid gap-4 p-4.5', locked && 'max-lg:hidden')}>
					<legend className="sr-only">O que escrever</legend>
					<SelectField
						label="Categoria"
						name="categoryId"
						defaultValue={initial.categoryId ?? 'none'}
						disabled={locked}
						error={refusal?.field === 'categoryId' ? GONE : undefined}
						onChange={(event) => setCategoryId(event.currentTarget.value)}
					>
						<option value="none">Categoria Geral</option>
						{categories.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</SelectField>
					<TextAreaField
						label="Prompt"
						aside={`${length.toLocaleString('pt-BR')} ${length === 1 ? 'caractere' : 'caracteres'}`}
						name="prompt"
						rows={5}
						className="[&_textarea]:min-h-29"
						maxLength={MOST_PROMPT}
						required
						disabled={locked}
						defaultValue={initial.prompt}
						placeholder="Ex.: guia do que fazer nas primeiras 24 horas depois de uma batida, em tom calmo, com passos numerados"
						error={refusal?.field === 'prompt' ? refusal.message : undefined}
						onInput={(event) => setText(event.currentTarget.value)}
						marked={check.check && <MarkedPrompt text={text} reading={check.check.reading} />}
					/>
					<PromptCheckList {...check} />
					<div className="-mb-3">
						<Toggle
							name="useWebResearch"
							label="Pesquisa na web"
							hint="Mais lento, só com modelo de IA; diz quais fontes pôde conferir"
							checked={settings.useWebResearch}
							disabled={locked}
							onChange={(useWebResearch) => change({ useWebResearch })}
						/>
						<Toggle
							name="fastMode"
							label="Modo rápido"
							hint="Sem pesquisa nem plano; as conferências ficam"
							checked={settings.fastMode}
							disabled={locked}
							// Fast leaves no time for research; asking for research again does not slow it down.
							onChange={(fastMode) => change(fastMode ? { fastMode, useWebResearch: false } : { fastMode })}
						/>
						<Toggle
							name="autoPublish"
							label="Publicar automaticamente"
							hint="Só com tudo apoiado e a meta de SEO"
							checked={settings.autoPublish}
							disabled={locked}
							onChange={(autoPublish) => change({ autoPublish })}
						/>
						<Toggle
							name="checkedFactsOnly"
							label="Só com fatos conferidos"
							hint={
								settings.autoPublish ? 'Cada fato precisa da conferência de alguém' : 'Só com a publicação automática'
							}
							checked={settings.checkedFactsOnly}
							disabled={locked}
							onChange={(checkedFactsOnly) => change({ checkedFactsOnly })}
						/>
						<Toggle
							name="submitToGSC"
							label="Enviar ao Search Console"
							hint={settings.autoPublish ? 'Depois de publicar' : 'Só com a publicação automática'}
							checked={settings.submitToGSC}
							disabled={locked}
							onChange={(submitToGSC) => change({ submitToGSC })}
						/>
						<Target
							value={settings.targetSeoScore}
							disabled={locked}
							onChange={(targetSeoScore) => change({ targetSeoScore })}
						/>
					</div>
				</fieldset>
				<div className={classNames('grid gap-2 border-line p-4.5', locked ? 'lg:border-t' : 'border-t')}>
					<AdminButton
						type="submit"
						tone="action"
						className="h-11 drawer:h-10.5"
						disabled={!hydrating && blank}
						busy={locked || starting}
						busyLabel="Pipeline em execução..."
					>
						Iniciar Pipeline One-Click
					</AdminButton>
					{running && (
						<AdminButton tone="danger" disabled={running.cancelling} onClick={onCancel}>
							{running.cancelling ? 'Cancelando...' : 'Cancelar Pipeline'}
						</AdminButton>
					)}
				</div>
			</Form>
		</AdminCard>
	)
}

type ToggleProps = {
	name: string
	label: string
	hint: string
	checked: boolean
	disabled: boolean
	onChange: (checked: boolean) => void
}

function Toggle({ name, label, hint, checked, disabled, onChange }: ToggleProps) {
	const id = useId()
	return (
		<div className="grid grid-cols-[1fr_auto] items-center gap-x-3.5 border-t border-line py-3">
			<div className="min-w-0">
				<label htmlFor={id} className="block font-semibold">
					{label}
				</label>
				<p id={`${id}-hint`} className="text-field-hint text-ink-3">
					{hint}
				</p>
			</div>
			{/* The switch is small; the space around it is not. */}
			<span className="relative grid place-items-center">
				<Switch.Root
					id={id}
					name={name}
					checked={checked}
					onCheckedChange={onChange}
					disabled={disabled}
					aria-describedby={`${id}-hint`}
					className="h-5 w-8.5 shrink-0 rounded-full border border-transparent bg-field transition-colors after:absolute after:-inset-3 disabled:opacity-80 data-[state=checked]:bg-teal-600"
				>
					<Switch.Thumb className="block size-3.5 translate-x-0.5 rounded-full bg-white transition-transform data-[state=checked]:translate-x-4" />
				</Switch.Root>
			</span>
		</div>
	)
}

const sliderLook = [
	'mt-1 h-11 w-full cursor-pointer appearance-none bg-transparent disabled:cursor-default drawer:h-7',
	'[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_right,var(--color-teal-600)_var(--done),var(--color-paper-3)_var(--done))]',
	'[&::-webkit-slider-thumb]:-mt-1.5 [&::-webkit-slider-thumb]:size-4.5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-teal-600 [&::-webkit-slider-thumb]:bg-white',
	'[&::-moz-range-progress]:h-1.5 [&::-moz-range-progress]:rounded-full [&::-moz-range-progress]:bg-teal-600 [&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-paper-3',
	'[&::-moz-range-thumb]:size-3.5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-teal-600 [&::-moz-range-thumb]:bg-white',
].join(' ')

type TargetProps = { value: number; disabled: boolean; onChange: (value: number) => void }

function Target({ value, disabled, onChange }: TargetProps) {
	const id = useId()
	return (
		<div className="border-t border-line py-3">
			<div className="flex items-baseline justify-between gap-3">
				<label htmlFor={id} className="font-semibold">
					Meta de SEO
				</label>
				<output htmlFor={id} className="font-heading text-[1.25rem] leading-none font-heavy">
					{value}
				</output>
			</div>
			<input
				id={id}
				type="range"
				name="targetSeoScore"
				min={TARGET.least}
				max={TARGET.most}
				step={1}
				value={value}
				disabled={disabled}
				onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
				style={{ '--done': `${((value - TARGET.least) / (TARGET.most - TARGET.least)) * 100}%` } as CSSProperties}
				className={sliderLook}
			/>
			<div aria-hidden="true" className="flex justify-between text-fine text-ink-3">
				<span>{TARGET.least}</span>
				<span>{TARGET.most}</span>
			</div>
		</div>
	)
}
