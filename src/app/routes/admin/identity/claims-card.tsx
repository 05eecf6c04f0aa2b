import { TriangleAlert } from 'lucide-react'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { type ClaimKind, type ClaimName, claimKinds, claimNames } from '#core/identity/claims.ts'
import { claimState } from './claim-state.ts'
import { isSame } from './draft.ts'
import { DraftText } from './draft-field.tsx'
import { capitalised } from './identity-words.ts'
import { useDraft } from './use-identity-draft.ts'

/** What the site says in praise of the brokerage, each with what bears it out and its last day. */
export function ClaimsCard({ now }: { now: Date }) {
	return (
		<AdminCard title="Números e afirmações" flush>
			<p className="border-b border-line px-4.5 py-2.5 text-fine text-ink-2">
				Cada uma só aparece no site com a base que a sustenta e até o último dia.
			</p>
			<ul>
				{claimNames.map((name) => (
					<ClaimRow key={name} name={name} now={now} />
				))}
			</ul>
		</AdminCard>
	)
}

function ClaimRow({ name, now }: { name: ClaimName; now: Date }) {
	const { draft, base } = useDraft()
	const kind: ClaimKind = claimKinds[name]
	const claim = draft.claims[name]
	const place = `claims.${name}`
	const state = claimState(name, claim, { now, reviewsUrl: draft.reviewsUrl })
	const changed = !isSame(claim, base.claims[name])
	return (
		<li className="border-b border-line last:border-b-0">
			<div className="grid items-start gap-x-4 gap-y-3 px-4.5 py-3 @min-[36rem]:grid-cols-[minmax(0,1fr)_9.5rem]">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1 @min-[36rem]:col-span-full">
					<h3 className="mr-auto font-semibold">{kind.words}</h3>
					{changed && !state.hidden && state.tone === 'ok' ? (
						<Badge tone="accent" dot>
							Mudou agora
						</Badge>
					) : (
						<Badge tone={state.tone} dot>
							{state.words}
						</Badge>
					)}
				</div>
				{(kind.figure || kind.rating) && (
					<div className="grid grid-cols-2 gap-4 @min-[36rem]:col-span-full">
						{kind.figure && (
							<DraftText of={`${place}.figure`} label={`Número: ${kind.words}`} inputMode="numeric" maxLength={9} />
						)}
						{kind.rating && <DraftText of={`${place}.rating`} label="Nota média" inputMode="decimal" maxLength={3} />}
					</div>
				)}
				<DraftText of={`${place}.basis`} label={`Base: ${kind.words}`} maxLength={300} />
				<DraftText of={`${place}.until`} type="date" label="Vale até" />
			</div>
			{state.hidden && (
				<p className="flex gap-2 bg-warn-surface px-4.5 py-2.5 text-warn">
					<Icon of={TriangleAlert} size={16} className="mt-0.5 shrink-0" />
					<span>
						<strong className="font-semibold">“{capitalised(kind.words)}” não aparece no site.</strong> {state.hidden}
					</span>
				</p>
			)}
		</li>
	)
}
