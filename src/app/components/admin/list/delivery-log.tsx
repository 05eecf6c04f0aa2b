import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { PageLinks } from './pager.tsx'

type DeliveryLogProps = {
	title: string
	/** What the list is called, and each of it: one, and many. */
	label: string
	nouns: readonly [string, string]
	/** Said where there is none yet. */
	empty: string
	/** A DeliveryLine for each. */
	children: readonly ReactNode[]
	total: number
	page: number
	pageCount: number
	perPage: number
	hrefFor: (page: number) => string
}

/** What was sent to another service, and what became of it. */
export function DeliveryLog({ title, label, empty, children, total, ...paging }: DeliveryLogProps) {
	return (
		<AdminCard title={title} flush>
			{children.length === 0 && <p className="px-4.5 py-4 text-ink-2">{empty}</p>}
			<ul aria-label={label} className="divide-y divide-line">
				{children}
			</ul>
			{total > 0 && <PageLinks total={total} {...paging} />}
		</AdminCard>
	)
}

type DeliveryLineProps = {
	id: string
	heading: ReactNode
	/** What is sent, as the button to send it again names it. */
	name: string
	at: string
	tries: string
	replay: boolean
	next: string | undefined
	fault: string | undefined
	/** It was meant not to be sent: nothing is wrong. */
	meant?: boolean
	/** What the other side knows it by. */
	knownAs: string | undefined
	state: { tone: BadgeTone; words: string }
}

export function DeliveryLine({ id, heading, name, at, tries, replay, next, state, ...why }: DeliveryLineProps) {
	const { fault, meant = false, knownAs } = why
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4.5 py-3">
			<div className="min-w-0 flex-1 basis-64">
				<p className="font-semibold">{heading}</p>
				<p className="text-fine text-ink-2">
					{at} · {tries}
					{replay && ' · reenvio'}
					{next && ` · de novo em ${next}`}
				</p>
				{fault && <p className={`text-fine ${meant ? 'text-ink-2' : 'text-err'}`}>{fault}</p>}
				{knownAs && <p className="font-mono text-fine wrap-anywhere text-ink-3">{knownAs}</p>}
			</div>
			<Badge tone={state.tone} dot>
				{state.words}
			</Badge>
			<Form method="post">
				<input type="hidden" name="id" value={id} />
				<AdminButton type="submit" size="small" name="intent" value="replay" aria-label={`Reenviar ${name}`}>
					Reenviar
				</AdminButton>
			</Form>
		</li>
	)
}
