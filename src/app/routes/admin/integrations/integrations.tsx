import { Activity } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { type Stat, StatsStrip } from '#app/components/admin/stats-strip.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { readPage } from '#app/read-page.ts'
import { integrationGroups } from '#core/integrations/integration.ts'
import { listStates } from '#core/integrations/states.ts'
import { countSubscriptions } from '#core/push/subscriptions.ts'
import { listTargets } from '#core/webhooks/manage-targets.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import type { Route } from './+types/integrations.ts'
import { answerIntegrations } from './answer-integrations.server.ts'
import { IntegrationRow } from './integration-row.tsx'
import { type IntegrationView, viewIntegrations } from './integration-view.ts'
import { groupLabels } from './integration-words.ts'
import { SenderDomainCard } from './sender-domain-card.tsx'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Integrações')

export function headers() {
	return NO_STORE
}

export function loader({ context }: Route.LoaderArgs) {
	return readPage(context, async ({ db, now: clock, integrations }) => {
		const [states, domain, targets, browsers] = await Promise.all([
			listStates(db),
			integrations.senderDomain(),
			listTargets(db),
			countSubscriptions(db, context.get(signedInAdmin).id),
		])
		const now = clock()
		return {
			now,
			domain,
			browsers,
			targets: targets.filter(({ active }) => active).length,
			views: viewIntegrations({ states, valueOf: integrations.valueOf, now }),
		}
	})
}

export function action({ request, context }: Route.ActionArgs) {
	return answerIntegrations({ request, context })
}

export default function Integrations({
	loaderData: { views, domain, targets, browsers, now },
	actionData,
}: Route.ComponentProps) {
	const testing = useNavigation().formData?.get('intent') === 'test-all'
	return (
		<AdminPage title="Integrações" actions={<TestAll busy={testing} />}>
			<PageHeader
				title="Integrações"
				lead="Os serviços de fora: o que funciona, o que falha e por quê. Uma chave guardada aqui vale sem reiniciar o servidor."
			/>
			<div className="grid gap-4">
				<StatsStrip stats={statsOf(views)} figure="state" />
				{integrationGroups.map((group) => (
					<AdminCard key={group} title={groupLabels[group]} flush>
						<ul>
							{views
								.filter((view) => view.group === group)
								.map((view) => (
									<IntegrationRow
										key={view.id}
										view={view}
										answer={actionData?.[view.id]}
										testing={testing && view.isSet && view.test.startsWith('call')}
									>
										{view.id === 'push' && view.isSet && (
											<p className="text-fine text-ink-2">{browserWords(browsers)}</p>
										)}
										{view.id === 'rd-station' && (
											<AdminButton to="/admin/integracoes/rd-station" size="small">
												Ver o registro de envios
											</AdminButton>
										)}
										{view.id === 'mail' && domain && <SenderDomainCard found={domain} now={now} />}
									</IntegrationRow>
								))}
						</ul>
					</AdminCard>
				))}
				<AdminCard
					title="Webhooks"
					actions={<AdminButton to="/admin/integracoes/webhooks">Abrir webhooks</AdminButton>}
				>
					<p className="text-ink-2">
						{targets === 0
							? 'Nenhum sistema da corretora é avisado de leads e artigos.'
							: targets === 1
								? '1 sistema da corretora é avisado de leads e artigos, com assinatura.'
								: `${targets} sistemas da corretora são avisados de leads e artigos, com assinatura.`}
					</p>
				</AdminCard>
			</div>
		</AdminPage>
	)
}

function browserWords({ all, own }: { all: number; own: number }): string {
	if (all === 0) return 'Nenhum navegador está ligado. Cada pessoa liga o seu em Leads, com “Avisar neste navegador”.'
	const whose = own === 0 ? 'nenhum deles seu' : own === 1 ? '1 deles seu' : `${own} deles seus`
	return all === 1
		? `1 navegador é avisado de leads novos, ${own === 1 ? 'o seu' : 'que não é seu'}. Liga-se em Leads.`
		: `${all} navegadores são avisados de leads novos, ${whose}. Liga-se em Leads.`
}

function TestAll({ busy }: { busy: boolean }) {
	return (
		<Form method="post">
			<AdminButton
				type="submit"
				name="intent"
				value="test-all"
				icon={<Icon of={Activity} size={16} />}
				busy={busy}
				busyLabel="Testando…"
			>
				Testar todas
			</AdminButton>
		</Form>
	)
}

function statsOf(views: readonly IntegrationView[]): Stat[] {
	const of = (...kinds: string[]) => views.filter(({ state }) => kinds.includes(state.kind))
	const [works, fails, missing] = [of('works'), of('fails', 'again'), of('missing')]
	const kept = views.flatMap(({ fields }) => fields).filter(({ value }) => value.from === 'stored').length
	return [
		{ label: 'Funcionam', value: works.length, note: 'pela última chamada de cada uma' },
		{
			label: 'Pedem atenção',
			value: fails.length > 0 ? <span className="text-err">{fails.length}</span> : 0,
			note: fails.length > 0 ? fails.map(({ label }) => label).join(', ') : 'nenhuma falha registrada',
		},
		{ label: 'Sem chave', value: missing.length, note: 'o site segue sem elas' },
		{ label: 'Valores guardados', value: kept, note: 'cifrados; segredos não são mostrados de novo' },
	]
}
