import { ArrowRightLeft, BadgeCheck, Pencil } from 'lucide-react'
import { useNavigation } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { cardLook } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { readPage } from '#app/read-page.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import type { Route } from './+types/fact.ts'
import { ArticlesCard } from './articles-card.tsx'
import { changeFact } from './change-fact.server.ts'
import { DifferenceCard } from './difference-card.tsx'
import { FACTS } from './facts-query.ts'
import { readFact, type ShownFact } from './read-fact.server.ts'
import { goneFact } from './register.server.ts'
import { BasisCard, HistoryCard, SignatureCard } from './side-cards.tsx'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => adminMeta(matches, loaderData?.statement ?? 'Fato')

export function headers() {
	return NO_STORE
}

export function loader({ params, context }: Route.LoaderArgs) {
	return readPage(context, async ({ db, now }) => {
		const fact = await readFact(db, {
			id: params.id,
			today: brasiliaDay(now()),
			by: context.get(signedInAdmin),
		})
		if (!fact) throw goneFact()
		return fact
	})
}

export function action({ params, ...args }: Route.ActionArgs) {
	return changeFact(params.id, args)
}

export default function FactPage({ loaderData: fact, actionData }: Route.ComponentProps) {
	const saving = useNavigation().state === 'submitting'
	const maySign = useCan('facts.sign')
	return (
		<AdminPage
			title="Fato"
			parent={{ label: 'Fatos', to: FACTS }}
			status={
				<span className="flex items-center gap-2 max-drawer:hidden">
					<Badge tone={fact.state.tone} dot>
						{fact.state.label}
					</Badge>
					<span className="text-fine text-ink-3">
						{fact.checked
							? `conferido em ${fact.checked.on} por ${fact.checked.by}`
							: `escrito em ${fact.writtenOn}, ainda sem conferência`}
					</span>
				</span>
			}
			actions={
				maySign && (
					<>
						<AdminButton tone="quiet" to={`${FACTS}/${fact.id}/corrigir`} icon={<Icon of={Pencil} size={16} />}>
							Corrigir
						</AdminButton>
						<AdminButton to={`${FACTS}/${fact.id}/substituir`} icon={<Icon of={ArrowRightLeft} size={16} />}>
							Substituir
						</AdminButton>
						<AdminButton
							type="submit"
							form="conferi"
							tone="action"
							busy={saving}
							busyLabel="Assinando"
							icon={<Icon of={BadgeCheck} size={16} />}
						>
							Conferi
						</AdminButton>
					</>
				)
			}
		>
			{actionData?.message && (
				<AlertBox tone="err" className="mb-4">
					{actionData.message}
				</AlertBox>
			)}
			<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23.25rem]">
				<div className="grid min-w-0 gap-4">
					<Statement {...fact} />
					<ArticlesCard articles={fact.articles} texts={fact.texts} />
					{maySign && fact.fileVersions && <DifferenceCard {...fact} fileVersions={fact.fileVersions} />}
				</div>
				<div className="grid min-w-0 gap-4">
					<BasisCard {...fact} />
					{maySign && <SignatureCard seen={fact.seen} />}
					<HistoryCard {...fact} />
				</div>
			</div>
		</AdminPage>
	)
}

function Statement({ statement, detail, value, unit, state, checked }: ShownFact) {
	return (
		<section className={`${cardLook} flex flex-wrap items-center gap-x-7 gap-y-3 p-6`}>
			{value && (
				<p className="font-heading text-[4rem] leading-none font-heavy">
					{value} <span className="text-[1.75rem] text-ink-2">{unit}</span>
				</p>
			)}
			<div className="min-w-60 flex-1">
				<h1 className="text-title">{statement}</h1>
				{detail && <p className="mt-1.5 text-ink-2">{detail}</p>}
				<p className="mt-2 drawer:hidden">
					<Badge tone={state.tone} dot>
						{state.label}
					</Badge>
					{checked && <span className="ml-2 text-fine text-ink-3">{`${checked.by}, ${checked.on}`}</span>}
				</p>
			</div>
		</section>
	)
}
