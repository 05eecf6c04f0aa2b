import { useEffect } from 'react'
import { NO_STORE } from '#app/cache-headers.ts'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { isNoAnswer } from '#app/is-no-answer.ts'
import { toldAction } from '../told-action.ts'
import type { Route } from './+types/settings.ts'
import { AnalyticsTab } from './analytics-tab.tsx'
import { ConfigurationTab } from './configuration-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { isPrice, type Outcome, SAVE_FAILED } from './outcome.ts'
import { readTab } from './read-tab.server.ts'
import { save } from './save.server.ts'
import { explain, readNotice, type TabData, unreachable } from './tab-data.ts'
import { tabOf } from './tabs.ts'

const NOT_SAVED_YET = 'As configurações de imagem não foram salvas. Confira o que mudou e salve de novo.'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Configurações de Imagem')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	return readTab(context, tabOf(url.searchParams))
}

export function action({ request, context }: Route.ActionArgs) {
	return save(request, context)
}

/** Where the server does not answer the screen stays and says so. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Promise<TabData> {
	try {
		return await serverLoader()
	} catch (error) {
		if (!isNoAnswer(error)) throw error
		return unreachable(tabOf(url.searchParams))
	}
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const of = isPrice(await request.clone().formData()) ? 'price' : 'settings'
	return toldAction<Outcome>(serverAction, {
		tell: tellOutcome,
		unanswered: (why) => ({
			of,
			ok: false,
			title: SAVE_FAILED,
			text: `Erro inesperado ao salvar configurações. ${why}`,
		}),
	})
}

/** The last word on the settings, or on the prices. */
function tellOutcome(outcome: Outcome) {
	const { of, title, text } = outcome
	const subject = `image-${of}`
	if (outcome.ok) return notify.success(title, text, subject)
	// What somebody else changed is told above the form, where it stays while one compares.
	notify.error(title, outcome.overtaken ? NOT_SAVED_YET : text, subject)
}

export default function ImageSettingsScreen({ loaderData }: Route.ComponentProps) {
	useProblemToast(loaderData)
	// Each tab has its own state: what was typed or read anew in one does not follow into another.
	if (loaderData.tab === 'analytics') return <AnalyticsTab key="analytics" read={loaderData} />
	if (loaderData.tab === 'historico') return <HistoryTab key="historico" read={loaderData} />
	return <ConfigurationTab key="configuracao" {...loaderData} />
}

function useProblemToast(read: TabData) {
	useEffect(() => {
		const told = explain(read)
		if (told) notify.error(told.title, told.text, readNotice(read))
		else notify.settle(readNotice(read))
	}, [read])
}
