import { Form } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { PageLinks } from '#app/components/admin/list/pager.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import type { DeliveryState } from '#core/webhooks/webhook.ts'
import { tries } from '../outbox/outbox-words.ts'
import { stateWords } from './webhook-words.ts'

type Delivery = {
	id: string
	event: string
	what: string
	host: string
	state: DeliveryState
	paused: boolean
	replay: boolean
	attempts: number
	at: string
	next: string | undefined
	fault: string | undefined
}

type DeliveryLogProps = {
	deliveries: readonly Delivery[]
	total: number
	page: number
	pageCount: number
	perPage: number
	hrefFor: (page: number) => string
}

/** What was sent, to whom, and what became of it. Kept for 30 days. */
export function DeliveryLog({ deliveries, total, page, pageCount, perPage, hrefFor }: DeliveryLogProps) {
	return (
		<AdminCard title="Avisos dos últimos 30 dias" flush>
			{deliveries.length === 0 && (
				<p className="px-4.5 py-4 text-ink-2">Nenhum aviso ainda. O que for avisado aparece aqui, com o resultado.</p>
			)}
			<ul aria-label="Avisos" className="divide-y divide-line">
				{deliveries.map((delivery) => (
					<li key={delivery.id}>
						<Line {...delivery} />
					</li>
				))}
			</ul>
			{total > 0 && (
				<PageLinks
					page={page}
					pageCount={pageCount}
					perPage={perPage}
					total={total}
					nouns={['aviso', 'avisos']}
					hrefFor={hrefFor}
				/>
			)}
		</AdminCard>
	)
}

function Line({ id, event, what, host, state, paused, replay, attempts, at, next, fault }: Delivery) {
	const { tone, words } = paused ? { tone: 'neutral' as const, words: 'espera o destino' } : stateWords[state]
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4.5 py-3">
			<div className="min-w-0 flex-1 basis-64">
				<p className="font-semibold">
					{what} <span className="font-normal text-ink-2">para {host}</span>
				</p>
				<p className="text-fine text-ink-2">
					{at} · {tries(attempts)}
					{replay && ' · reenvio'}
					{next && !paused && ` · de novo em ${next}`}
				</p>
				{fault && <p className="text-fine text-err">{fault}</p>}
				<p className="font-mono text-fine wrap-anywhere text-ink-3">{event}</p>
			</div>
			<Badge tone={tone} dot>
				{words}
			</Badge>
			<Form method="post">
				<input type="hidden" name="id" value={id} />
				<AdminButton
					type="submit"
					size="small"
					name="intent"
					value="replay"
					aria-label={`Reenviar ${what} para ${host}`}
				>
					Reenviar
				</AdminButton>
			</Form>
		</div>
	)
}
