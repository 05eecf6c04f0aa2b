import { Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { useHydrating } from '#app/components/admin/use-hydrating.ts'
import { dialogLook } from '#app/components/ui/dialog.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { dollars } from '../ai-generator/run-words.ts'
import { MonthBar } from './month-bar.tsx'
import { leftOutText, type PlanView, planFigures } from './plan-view.ts'
import { SchedulerForm } from './scheduler-form.tsx'

type PlanFormProps = {
	plan: PlanView
	starting: boolean
	/** The way out, before the button that starts. */
	cancel: ReactNode
}

/** How many articles, on what, at what cost. What is unticked is not written, and the button follows. */
export function PlanForm({ plan, starting, cancel }: PlanFormProps) {
	const { articles, out, month } = plan
	const [unticked, setUnticked] = useState<readonly string[]>([])
	const hydrating = useHydrating()
	const count = articles.filter(({ categoryId }) => !unticked.includes(categoryId)).length
	const { expected, mostUsd, overUsd } = planFigures(plan, count)
	const isOver = month !== null && overUsd > 0

	function tick(categoryId: string, on: boolean) {
		setUnticked(on ? unticked.filter((id) => id !== categoryId) : [...unticked, categoryId])
	}

	return (
		<SchedulerForm action={useHereWithoutQuestion()} className="mt-4 grid gap-3.5 text-ui">
			<input type="hidden" name="intent" value="run" />
			<dl className="grid overflow-hidden rounded-control border border-line md:grid-cols-[1fr_1.5fr_1.2fr]">
				<Figure label="Artigos" note="um por categoria">
					{count}
				</Figure>
				<Figure label="Custo estimado" note={expected.cost.note}>
					{count === 0 ? dollars(0) : expected.cost.text}
				</Figure>
				<Figure label="Tempo" note={expected.time.note}>
					{expected.time.text}
				</Figure>
			</dl>
			{articles.length > 0 && (
				// Title and buttons stay in sight, however many there are.
				<fieldset className="-mx-1 max-h-[38dvh] min-h-24 overflow-y-auto px-1">
					<legend className="sr-only">Categorias e assuntos</legend>
					{articles.map(({ categoryId, category, topic }) => (
						<label
							key={categoryId}
							className="grid min-h-11 cursor-pointer grid-cols-[1.125rem_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-1.5 md:grid-cols-[1.125rem_9.5rem_minmax(0,1fr)] drawer:min-h-9"
						>
							<input
								type="checkbox"
								name="categoryIds"
								value={categoryId}
								defaultChecked
								onChange={(event) => tick(categoryId, event.currentTarget.checked)}
								className="size-4.5 accent-teal-600"
							/>
							<b className="font-semibold wrap-anywhere">{category}</b>
							<span className="wrap-anywhere text-ink-2 max-md:col-start-2">{topic}</span>
						</label>
					))}
				</fieldset>
			)}
			{out.length > 0 && <p className="text-fine text-ink-3">{leftOutText(out)}</p>}
			{month && <MonthBar month={month} newUsd={mostUsd} />}
			<div role="status" className="empty:hidden">
				{count === 0 && (
					<p className="text-warn">
						{articles.length === 0 ? 'Não há artigo a gerar agora.' : 'Marque pelo menos uma categoria.'}
					</p>
				)}
			</div>
			{isOver && (
				<AlertBox tone="err">
					O limite do mês do {month.label} não comporta: podem faltar {dollars(overUsd)}. Desmarque artigos ou{' '}
					<Link to="/admin/image-settings" className="underline">
						mude o limite
					</Link>
					.
				</AlertBox>
			)}
			<div className={dialogLook.actions}>
				{cancel}
				<AdminButton
					type="submit"
					tone="action"
					// Before React arrived nothing follows the boxes; the server looks in any case.
					disabled={isOver || (!hydrating && count === 0)}
					busy={starting}
					busyLabel="Começando…"
					icon={<Icon of={Play} size={16} />}
				>
					{count === 1 ? 'Gerar 1 artigo' : `Gerar ${count} artigos`}
				</AdminButton>
			</div>
		</SchedulerForm>
	)
}

/** The rest of the address stays: whoever looks at a category's backlog goes on doing so. */
export function useHereWithoutQuestion(): string {
	const { pathname, search } = useLocation()
	const parameters = new URLSearchParams(search)
	parameters.delete('executar')
	return parameters.size > 0 ? `${pathname}?${parameters}` : pathname
}

function Figure({ label, note, children }: { label: string; note: string; children: ReactNode }) {
	return (
		<div className="-mb-px -ml-px min-w-0 border-b border-l border-line px-3.5 py-2.5">
			<dt className="text-field-hint text-ink-3">{label}</dt>
			<dd className="font-heading text-[1.25rem] leading-tight font-heavy normal-nums">{children}</dd>
			<dd className="text-field-hint text-ink-3">{note}</dd>
		</div>
	)
}
