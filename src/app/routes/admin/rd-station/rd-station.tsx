import { data } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { DeliveryLog } from '#app/components/admin/list/delivery-log.tsx'
import { defineList, pageParam } from '#app/components/admin/list/list-query.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { redirectWithNotice } from '#app/flash.ts'
import { readForm } from '#app/read-form.ts'
import { readPage } from '#app/read-page.ts'
import { services } from '#app/services.ts'
import { leadReference } from '#core/leads/lead-reference.ts'
import { kindWords } from '#core/leads/lead-words.ts'
import { conversionState } from '#core/rd-station/conversion-state.ts'
import { CONVERSIONS_PER_PAGE, listConversions, replayConversion } from '#core/rd-station/list-conversions.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import type { Route } from './+types/rd-station.ts'
import { ConversionLine } from './conversion-line.tsx'
import { faultWords } from './conversion-words.ts'

const SCREEN = '/admin/integracoes/rd-station'
const conversionList = defineList(SCREEN, { page: pageParam() })

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'RD Station | Integrações')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	return readPage(context, async ({ db, toRdStation }) => {
		const { conversions, ...rest } = await listConversions(db, conversionList.parse(url.searchParams).page)
		return {
			isSet: toRdStation,
			log: {
				...rest,
				perPage: CONVERSIONS_PER_PAGE,
				conversions: conversions.map(({ conversion, number, kind, product }) => {
					const state = conversionState(conversion)
					return {
						id: conversion.id,
						leadId: conversion.leadId,
						reference: leadReference({ number }),
						about: product ?? kindWords[kind],
						state,
						replay: conversion.replay,
						attempts: conversion.attempts,
						at: momentOf(conversion.triedAt ?? conversion.createdAt),
						next: state === 'again' ? momentOf(conversion.dueAt) : undefined,
						fault: conversion.fault ? faultWords(conversion.fault, conversion.status) : undefined,
						eventUuid: conversion.eventUuid ?? undefined,
					}
				}),
			},
		}
	})
}

export async function action({ request, context }: Route.ActionArgs) {
	const { db, now } = context.get(services)
	const form = await readForm(request)
	if (form['intent'] !== 'replay') throw data(null, { status: 400 })
	return (await replayConversion(db, form['id'] ?? '', now()))
		? redirectWithNotice(SCREEN, { tone: 'success', title: 'Conversão de volta à fila' })
		: redirectWithNotice(SCREEN, { tone: 'error', title: 'Isto não existe mais' })
}

export default function RdStation({ loaderData: { isSet, log } }: Route.ComponentProps) {
	const { conversions, ...paging } = log
	return (
		<AdminPage title="RD Station" parent={{ label: 'Integrações', to: '/admin/integracoes' }}>
			<PageHeader
				title="RD Station"
				lead="Pedidos de cotação e “avise-me” com e-mail, enviados como conversões. Reclamações, sinistros e pedidos sobre dados não são enviados."
			/>
			<div className="grid max-w-220 gap-4">
				{!isSet && (
					<AlertBox tone="info">
						Sem chave: nenhum lead é enviado, e o que estiver na fila espera por ela em Integrações.
					</AlertBox>
				)}
				<DeliveryLog
					title="Conversões dos últimos 30 dias"
					label="Conversões"
					nouns={['conversão', 'conversões']}
					empty="Nenhuma conversão ainda. Cada lead enviado aparece aqui, com o resultado."
					{...paging}
					hrefFor={(page) => conversionList.href({ page: 1 }, { page })}
				>
					{conversions.map((conversion) => (
						<ConversionLine key={conversion.id} {...conversion} />
					))}
				</DeliveryLog>
			</div>
		</AdminPage>
	)
}
