import { useEffect, useRef, useState } from 'react'
import { Link, useSubmit } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import type { WaitingTopic } from '#core/generation/scheduler/topics.ts'
import { dateOf } from '#lib/brasilia-time.ts'
import type { Answer } from './answer.ts'
import type { Screen } from './read-screen.server.ts'
import { SchedulerForm, useSchedulerKey } from './scheduler-form.tsx'
import { TopicRow } from './topic-row.tsx'

type Backlog = NonNullable<Screen['backlog']>
type BacklogCardProps = {
	categories: Screen['categories']
	backlog: Backlog
	adding: boolean
	answer: Answer | undefined
	/** What became of a topic's new text. */
	edited: Answer | undefined
}

/** What to write about next, by category, in the order the administrator wants. */
export function BacklogCard({ categories, backlog, adding, answer, edited }: BacklogCardProps) {
	const { category, waiting, used, next } = backlog
	const [asked, setAsked] = useState<WaitingTopic>()
	const [open, setOpen] = useState(false)
	const submit = useSubmit()
	const fetcherKey = useSchedulerKey()
	function remove() {
		if (asked) void submit({ intent: 'delete-topic', id: asked.id }, { method: 'post', navigate: false, fetcherKey })
	}
	return (
		<AdminCard title="Fila de assuntos" flush>
			<CategoryLinks categories={categories} current={category.id} />
			<div className="grid">
				<div className="min-w-0">
					{waiting.length === 0 ? (
						<p className="px-4.5 py-4 text-ink-2">
							A fila de {category.name} está vazia: o assunto sai da lista da casa.
						</p>
					) : (
						<ol className="divide-y divide-line" aria-label={`Assuntos à espera em ${category.name}`}>
							{waiting.map((topic, at) => (
								<TopicRow
									key={topic.id}
									topic={topic}
									number={at + 1}
									last={at === waiting.length - 1}
									edited={edited?.topicId === topic.id ? edited : undefined}
									onDelete={() => {
										setAsked(topic)
										setOpen(true)
									}}
								/>
							))}
						</ol>
					)}
					<p className="border-t border-line px-4.5 py-3 text-fine text-ink-2">
						{next ? (
							<>
								Próximo assunto: <strong className="font-semibold text-ink">{next}</strong>
							</>
						) : (
							'Não há assunto novo: acrescente algum à fila.'
						)}
					</p>
				</div>
				<div className="border-t border-line px-4.5 py-4">
					<AddForm categoryId={category.id} adding={adding} answer={answer} />
					<UsedTopics used={used} />
				</div>
			</div>
			<ConfirmDialog
				open={open}
				onOpenChange={setOpen}
				title="Excluir assunto"
				question={`Tirar “${asked?.topic ?? ''}” da fila? Esta ação não pode ser desfeita.`}
				confirmLabel="Excluir"
				onConfirm={remove}
			/>
		</AdminCard>
	)
}

function CategoryLinks({ categories, current }: { categories: Screen['categories']; current: string }) {
	return (
		<nav aria-label="Categoria da fila" className="border-b border-line">
			<ul className="flex flex-wrap px-2.5">
				{categories.map(({ id, slug, name, waiting }) => (
					<li key={id}>
						<Link
							to={`/admin/scheduler?${new URLSearchParams({ categoria: slug })}`}
							preventScrollReset
							aria-current={id === current ? 'true' : undefined}
							className="flex h-11 items-center gap-2 border-b-2 border-transparent px-2 font-medium whitespace-nowrap text-ink-2 transition-colors -outline-offset-2 hover:text-ink aria-[current=true]:border-lamp aria-[current=true]:font-semibold aria-[current=true]:text-ink"
						>
							{name}
							{waiting > 0 && <span className="text-fine font-medium text-ink-3">{waiting}</span>}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}

function AddForm({ categoryId, adding, answer }: { categoryId: string; adding: boolean; answer: Answer | undefined }) {
	const form = useRef<HTMLFormElement>(null)
	useEffect(() => {
		if (answer?.ok) form.current?.reset()
	}, [answer])
	return (
		<SchedulerForm ref={form} className="grid gap-3">
			<input type="hidden" name="intent" value="add-topics" />
			<input type="hidden" name="categoryId" value={categoryId} />
			{answer && !answer.ok && <AlertBox tone="err">{answer.message}</AlertBox>}
			<TextAreaField
				label="Novos assuntos"
				name="topics"
				rows={3}
				required
				hint="Um por linha. Pode colar uma lista."
			/>
			<div>
				<AdminButton type="submit" busy={adding} busyLabel="Acrescentando…">
					Acrescentar à fila
				</AdminButton>
			</div>
		</SchedulerForm>
	)
}

function UsedTopics({ used }: { used: Backlog['used'] }) {
	if (used.length === 0) return null
	return (
		<div className="mt-5">
			<h3 className="text-field-label font-semibold">Usados por último</h3>
			<ul className="mt-1.5 grid gap-1.5 text-fine text-ink-2">
				{used.map(({ id, topic, usedAt, post }) => (
					<li key={id} className="wrap-anywhere">
						{post ? (
							<Link to={`/admin/posts/${post.id}`} className="hover:underline">
								{topic}
							</Link>
						) : (
							topic
						)}{' '}
						<span className="text-ink-3">({dateOf(usedAt)})</span>
					</li>
				))}
			</ul>
		</div>
	)
}
