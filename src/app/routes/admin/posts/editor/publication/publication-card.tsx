import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'
import { controlLook } from '#app/components/ui/control-look.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDay } from '#lib/format-day.ts'
import type { EditorPart } from '../fields/editor-part.ts'
import { fieldInput } from '../fields/field-input.ts'
import { CoverDetails, CoverThumbnail } from './cover.tsx'
import { PublicationDates } from './publication-dates.tsx'

type PublicationCardProps = EditorPart & {
	categories: readonly { id: string; name: string }[]
	categorySlug: string | null
	/** Of the saved article: a drawn cover must not change with every letter of the title. */
	slug: string
	/** The day the calendar has for a draft. */
	dueOn: string | null
	/** Since when readers have it; null while they do not. */
	liveSince: string | null
	/** At the right of its title: which version readers see. */
	note?: string | undefined
	/** None for an article that was never saved. */
	onMakePicture?: (() => void) | undefined
	/** Below everything: what waits to go before readers. */
	children?: ReactNode
}

/** How, when, where and under which picture the article stands before its readers. */
export function PublicationCard(props: PublicationCardProps) {
	const { categories, categorySlug, slug, dueOn, liveSince, note, onMakePicture, children, ...part } = props
	const { status, publishAt, categoryId } = part.fields
	const mayPublish = useCan('posts.publish')
	const mayGenerate = useCan('generate')
	const due = publishAt && status === 'draft' ? brasiliaMoment(publishAt) : undefined
	const unknown = categoryId !== 'none' && !categories.some(({ id }) => id === categoryId)
	return (
		<AdminCard title="Publicação" flush actions={note && <span className="text-fine text-ink-3">{note}</span>}>
			<div className="grid grid-cols-[minmax(0,1fr)_6.75rem] gap-x-3.5 px-4.5 py-3.5">
				<div className="grid content-start gap-2">
					<SelectRow {...fieldInput(part, 'status')}>
						<option value="draft">Rascunho</option>
						{(mayPublish || status === 'published') && <option value="published">Publicado</option>}
					</SelectRow>
					{liveSince && status === 'published' && (
						<p className={rowLook}>
							<span className={nameLook}>Desde</span>
							<time dateTime={liveSince} className="font-medium">
								{momentOf(new Date(liveSince))}
							</time>
						</p>
					)}
					<SelectRow {...fieldInput(part, 'categoryId')}>
						<option value="none">Sem categoria</option>
						{unknown && <option value={categoryId}>Categoria atual</option>}
						{categories.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</SelectRow>
				</div>
				<CoverThumbnail
					{...part}
					slug={slug}
					categorySlug={categorySlug}
					onMakePicture={mayGenerate ? onMakePicture : undefined}
				/>
				{due && (
					<p className="col-span-2 mt-2 text-fine text-ink-2">Agendado para {momentOf(due)}, horário de Brasília.</p>
				)}
				{dueOn && status === 'draft' && !publishAt && (
					<p className="col-span-2 mt-2 text-fine text-ink-2">
						Prazo no calendário:{' '}
						<Link to={`/admin/calendario?mes=${dueOn.slice(0, 7)}`} className="font-semibold text-accent underline">
							{formatDay(dueOn)}
						</Link>
					</p>
				)}
				{status === 'published' && !liveSince && (
					<p className="col-span-2 mt-2 text-fine text-ink-2">Os leitores ainda não veem este artigo.</p>
				)}
			</div>
			{mayPublish && <PublicationDates {...part} />}
			<CoverDetails {...part} />
			{children}
		</AdminCard>
	)
}

const rowLook = 'grid min-h-8 grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-2'
const nameLook = 'text-fine text-ink-3'

type SelectRowProps = Omit<ComponentProps<'select'>, 'id'> & { label: string; error?: string | undefined }

function SelectRow({ label, error, children, ...select }: SelectRowProps) {
	const id = useId()
	return (
		<div className={rowLook}>
			<label htmlFor={id} className={nameLook}>
				{label}
			</label>
			<span className="relative">
				<select
					{...select}
					id={id}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-error` : undefined}
					className={classNames(controlLook, 'h-11 appearance-none pr-8 pl-2.5 font-medium text-ellipsis drawer:h-8')}
				>
					{children}
				</select>
				<Icon
					of={ChevronDown}
					size={16}
					className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-3"
				/>
			</span>
			{error && (
				<p id={`${id}-error`} className="col-span-2 mt-1 text-field-hint font-medium text-err">
					{error}
				</p>
			)}
		</div>
	)
}
