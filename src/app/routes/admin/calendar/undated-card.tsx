import { Lightbulb } from 'lucide-react'
import { Form, Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { cardLook } from '#app/components/admin/admin-card.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { CalendarEntry } from '#core/calendar/calendar-entry.ts'
import { classNames } from '#lib/class-names.ts'
import { type CardTools, EntryCard } from './entry-card.tsx'
import { keyOf } from './move-form.ts'

type UndatedCardProps = {
	entries: readonly CalendarEntry[]
	draftCount: number
	topicCount: number
	/** In all, 'ou mais' where they were not counted to the end. */
	count: string
	isTarget: boolean
	tools: CardTools
	/** Leads to the backlog. */
	mayPlanTopics: boolean
	/** Brings topics of the curated list. */
	onSuggest: () => void
	busy: boolean
}

/** Drafts and topics that wait for a day. */
export function UndatedCard({
	entries,
	draftCount,
	topicCount,
	count,
	isTarget,
	tools,
	mayPlanTopics,
	onSuggest,
	busy,
}: UndatedCardProps) {
	const drafts = entries.filter(({ kind }) => kind === 'draft').length
	const topics = entries.length - drafts
	return (
		<section
			id="sem-data"
			aria-labelledby="sem-data-titulo"
			data-day=""
			className={classNames(cardLook, 'calendar-undated scroll-mt-20 overflow-hidden', isTarget && 'is-target')}
		>
			<header className="flex items-baseline justify-between px-3.5 py-2.5">
				<h2 id="sem-data-titulo" className="text-[1rem]">
					Sem data
				</h2>
				<span className="text-fine text-ink-3">{count}</span>
			</header>
			{entries.length === 0 ? (
				<p className="border-t border-line px-3.5 py-3 text-fine text-ink-2">
					Nenhum rascunho e nenhum assunto espera um dia.
				</p>
			) : (
				<ul className="calendar-undated-list border-t border-line">
					{entries.map((entry) => (
						<EntryCard key={keyOf(entry)} entry={entry} among={2} {...tools} />
					))}
				</ul>
			)}
			{draftCount > drafts && (
				<Link to="/admin/posts?status=rascunhos" className="calendar-more">
					Ver todos os rascunhos
				</Link>
			)}
			{topicCount === 0 && mayPlanTopics && (
				<Form
					method="post"
					className="grid gap-2 border-t border-line p-3.5 text-fine text-ink-2"
					onSubmit={(event) => {
						event.preventDefault()
						onSuggest()
					}}
				>
					<input type="hidden" name="intent" value="suggest" />
					<p>A fila de assuntos está vazia. A casa tem uma lista do que os leitores mais perguntam.</p>
					<AdminButton type="submit" size="small" busy={busy} icon={<Icon of={Lightbulb} size={15} />}>
						Trazer um por categoria
					</AdminButton>
				</Form>
			)}
			{topicCount > topics && mayPlanTopics && (
				<Link to="/admin/scheduler" className="calendar-more">
					Ver a fila de assuntos
				</Link>
			)}
		</section>
	)
}
