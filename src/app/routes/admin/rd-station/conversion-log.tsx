import { Form, Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { PageLinks } from '#app/components/admin/list/pager.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import type { ConversionState } from '#core/rd-station/conversion-state.ts'
import { tries } from '../outbox/outbox-words.ts'
import { stateWords } from './conversion-words.ts'

type Conversion = {
	id: string
	leadId: string
	reference: string
	about: string
	state: ConversionState
	replay: boolean
	attempts: number
	at: string
	next: string | undefined
	fault: string | undefined
	eventUuid: string | undefined
}

type ConversionLogProps = {
	conversions: readonly Conversion[]
	total: number
	page: number
	pageCount: number
	perPage: number
	hrefFor: (page: number) => string
}

/** Which leads were sent, and what became of it. Kept for 30 days. */
export function ConversionLog({ conversions, total, page, pageCount, perPage, hrefFor }: ConversionLogProps) {
	return (
		<AdminCard title="Conversões dos últimos 30 dias" flush>
			{conversions.length === 0 && (
				<p className="px-4.5 py-4 text-ink-2">
					Nenhuma conversão ainda. Cada lead enviado aparece aqui, com o resultado.
				</p>
			)}
			<ul aria-label="Conversões" className="divide-y divide-line">
				{conversions.map((conversion) => (
					<li key={conversion.id}>
						<Line {...conversion} />
					</li>
				))}
			</ul>
			{total > 0 && (
				<PageLinks
					page={page}
					pageCount={pageCount}
					perPage={perPage}
					total={total}
					nouns={['conversão', 'conversões']}
					hrefFor={hrefFor}
				/>
			)}
		</AdminCard>
	)
}

function Line({ id, leadId, reference, about, state, replay, attempts, at, next, fault, eventUuid }: Conversion) {
	const { tone, words } = stateWords[state]
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4.5 py-3">
			<div className="min-w-0 flex-1 basis-64">
				<p className="font-semibold">
					<Link
						to={`/admin/leads/${leadId}`}
						className="inline-flex min-h-11 items-center underline underline-offset-4 drawer:min-h-0"
					>
						{reference}
					</Link>{' '}
					<span className="font-normal text-ink-2">{about}</span>
				</p>
				<p className="text-fine text-ink-2">
					{at} · {tries(attempts)}
					{replay && ' · reenvio'}
					{next && ` · de novo em ${next}`}
				</p>
				{fault && <p className={`text-fine ${state === 'not-sent' ? 'text-ink-2' : 'text-err'}`}>{fault}</p>}
				{eventUuid && <p className="font-mono text-fine wrap-anywhere text-ink-3">{eventUuid}</p>}
			</div>
			<Badge tone={tone} dot>
				{words}
			</Badge>
			<Form method="post">
				<input type="hidden" name="id" value={id} />
				<AdminButton type="submit" size="small" name="intent" value="replay" aria-label={`Reenviar ${reference}`}>
					Reenviar
				</AdminButton>
			</Form>
		</div>
	)
}
