import { NO_STORE } from '#app/cache-headers.ts'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { DeliveryLog } from '#app/components/admin/list/delivery-log.tsx'
import { defineList, pageParam } from '#app/components/admin/list/list-query.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { readPage } from '#app/read-page.ts'
import { DELIVERIES_PER_PAGE, listDeliveries } from '#core/webhooks/list-deliveries.ts'
import { listTargets } from '#core/webhooks/manage-targets.ts'
import { deliveryState, eventWords, typeWords } from '#core/webhooks/webhook.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import type { Route } from './+types/webhooks.ts'
import { answerWebhooks } from './answer-webhooks.server.ts'
import { NewTarget } from './new-target.tsx'
import { Targets } from './targets.tsx'
import { WebhookLine } from './webhook-line.tsx'
import { faultWords } from './webhook-words.ts'

const deliveryList = defineList('/admin/integracoes/webhooks', { page: pageParam() })

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Webhooks | Integrações')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	return readPage(context, async ({ db, integrations }) => {
		const [targets, { deliveries, ...rest }] = await Promise.all([
			listTargets(db),
			listDeliveries(db, deliveryList.parse(url.searchParams).page),
		])
		return {
			targets: targets.map(({ id, url: address, types, active, keyVersion }) => ({
				id,
				url: address,
				types: types.map((type) => typeWords[type]).join(', '),
				active,
				readable: keyVersion === integrations.seal.keyVersion,
			})),
			log: {
				...rest,
				perPage: DELIVERIES_PER_PAGE,
				deliveries: deliveries.map(({ delivery, event, url: address, active }) => ({
					id: delivery.id,
					event: event.id,
					what: eventWords[event.type],
					host: new URL(address).hostname,
					state: deliveryState(delivery),
					paused: !active && !delivery.deliveredAt,
					replay: delivery.replay,
					attempts: delivery.attempts,
					at: momentOf(delivery.triedAt ?? delivery.createdAt),
					next: deliveryState(delivery) === 'again' ? momentOf(delivery.dueAt) : undefined,
					fault: delivery.fault ? faultWords(delivery.fault, delivery.status) : undefined,
				})),
			},
		}
	})
}

export function action({ request, context }: Route.ActionArgs) {
	return answerWebhooks({ request, context })
}

export default function Webhooks({ loaderData: { targets, log }, actionData }: Route.ComponentProps) {
	const { deliveries, ...paging } = log
	const made = actionData && 'made' in actionData ? actionData.made : undefined
	return (
		<AdminPage title="Webhooks" parent={{ label: 'Integrações', to: '/admin/integracoes' }}>
			<PageHeader
				title="Webhooks"
				lead="Avisos assinados para outros sistemas da corretora, como um CRM: lead criado, lead alterado, artigo publicado."
			/>
			<div className="grid max-w-220 gap-4">
				<Targets targets={targets} made={made} />
				<NewTarget key={made?.id} answer={actionData && 'form' in actionData ? actionData.form : undefined} />
				<DeliveryLog
					title="Avisos dos últimos 30 dias"
					label="Avisos"
					nouns={['aviso', 'avisos']}
					empty="Nenhum aviso ainda. O que for avisado aparece aqui, com o resultado."
					{...paging}
					hrefFor={(page) => deliveryList.href({ page: 1 }, { page })}
				>
					{deliveries.map((delivery) => (
						<WebhookLine key={delivery.id} {...delivery} />
					))}
				</DeliveryLog>
			</div>
		</AdminPage>
	)
}
