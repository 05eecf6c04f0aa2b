import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { Switch } from '#app/components/ui/switch.tsx'
import { momentOf } from '#lib/brasilia-time.ts'
import type { Answer } from './answer.ts'
import type { Screen } from './read-screen.server.ts'
import { SchedulerForm } from './scheduler-form.tsx'
import { cronWords, hourWords, weekdays } from './scheduler-words.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const chip =
	'grid h-11 cursor-pointer place-items-center rounded-control px-2 text-fine font-semibold text-ink-2 inset-ring inset-ring-line transition-colors hover:bg-hover has-checked:bg-accent-surface has-checked:text-accent has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal-600 drawer:h-9'

type SettingsCardProps = {
	plan: Screen['plan']
	categories: Screen['categories']
	saving: boolean
	answer: Answer | undefined
}

/** When it runs by itself, for what, and whether its articles go live. */
export function SettingsCard({ plan, categories, saving, answer }: SettingsCardProps) {
	return (
		<AdminCard title="Programação" flush>
			<NextRun plan={plan} />
			<SchedulerForm className="grid gap-4.5 px-4.5 py-4">
				<input type="hidden" name="intent" value="settings" />
				{answer && !answer.ok && <AlertBox tone="err">{answer.message}</AlertBox>}
				{plan.categoryIds.length === 0 && (
					<AlertBox tone="warn">Nenhuma categoria está marcada: nada será gerado.</AlertBox>
				)}
				<Switch label="Gerar artigos sozinho" name="enabled" defaultChecked={plan.enabled} />
				<SelectField label="Horário" name="hour" defaultValue={plan.hour ?? 'padrao'} hint={zoneHint(plan.timeZone)}>
					<option value="padrao">Padrão do servidor ({cronWords(plan.cron)})</option>
					{hours.map((hour) => (
						<option key={hour} value={hour}>
							{hourWords(hour)}
						</option>
					))}
				</SelectField>
				<Group label="Dias da semana">
					<div className="grid grid-cols-7 gap-1.5">
						{weekdays.map(({ day, short, long }) => (
							<label key={day} className={chip}>
								<input
									type="checkbox"
									name="weekdays"
									value={day}
									defaultChecked={plan.weekdays.includes(day)}
									aria-label={long}
									className="sr-only"
								/>
								<span aria-hidden="true">{short}</span>
							</label>
						))}
					</div>
				</Group>
				<Group label="Categorias" hint="Só as marcadas. Com todas marcadas, as que você criar depois também entram.">
					<ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4">
						{categories.map(({ id, name }) => (
							<li key={id}>
								<label className="flex min-h-11 cursor-pointer items-center gap-2.5 drawer:min-h-8">
									<input
										type="checkbox"
										name="categoryIds"
										value={id}
										defaultChecked={plan.categoryIds.includes(id)}
										className="size-4 shrink-0 accent-teal-600"
									/>
									<span className="min-w-0 wrap-anywhere">{name}</span>
								</label>
							</li>
						))}
					</ul>
				</Group>
				<div>
					<Switch label="Publicar ao gerar" name="publish" defaultChecked={plan.publish} />
					<p className="text-fine text-ink-3">
						Desligado, todo artigo fica como rascunho para revisão. Ligado, vai ao ar só o que trata do pedido, com
						todas as afirmações apoiadas, fontes verificadas, nada crítico e 85 % dos pontos de SEO possíveis sem
						revisão; a página diz que nenhuma pessoa o revisou. O resto fica como rascunho, com a lista do que falta.
					</p>
				</div>
				<div>
					<Switch label="Só com fatos conferidos" name="checkedFactsOnly" defaultChecked={plan.checkedFactsOnly} />
					<p className="text-fine text-ink-3">
						Para publicar sozinho, cada fato em que o texto se apoia precisa da conferência de uma pessoa.
					</p>
				</div>
				<div>
					<AdminButton type="submit" tone="primary" busy={saving} busyLabel="Salvando…">
						Salvar programação
					</AdminButton>
				</div>
			</SchedulerForm>
		</AdminCard>
	)
}

function NextRun({ plan: { enabled, next, categoryIds } }: { plan: Screen['plan'] }) {
	return (
		<p className="flex items-center gap-2.5 border-b border-line px-4.5 py-3">
			<Icon of={CalendarClock} size={17} className="shrink-0 text-ink-2" />
			<span>
				{enabled && next ? (
					<>
						Próxima execução: <strong className="font-semibold">{momentOf(next)}</strong>{' '}
						<span className="text-ink-3">(horário de Brasília)</span>
					</>
				) : enabled && categoryIds.length === 0 ? (
					'Ligado, mas sem categoria: não há o que gerar.'
				) : (
					'Desligado: só roda com “Executar agora”.'
				)}
			</span>
		</p>
	)
}

function zoneHint(timeZone: string): string {
	return timeZone === 'America/Sao_Paulo' ? 'Horário de Brasília.' : `No fuso ${timeZone}.`
}

function Group({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1.75 text-field-label leading-normal font-semibold">{label}</legend>
			{children}
			{hint && <p className="mt-1.5 text-field-hint text-ink-3">{hint}</p>}
		</fieldset>
	)
}
