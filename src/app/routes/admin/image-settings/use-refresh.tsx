import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { explain, readNotice, type TabData } from './tab-data.ts'
import { settingsTabs } from './tabs.ts'

/** Reads only the tab anew, not the shell around it: where that fails, what was there stays. */
export function useRefresh<Tab extends TabData>(read: Tab) {
	const fetcher = useFetcher<TabData>()
	const [shown, setShown] = useState(read)
	useEffect(() => setShown(read), [read])
	const { data } = fetcher
	useEffect(() => {
		if (!data) return
		const told = explain(data)
		if (told) return notify.error(told.title, told.text, readNotice(data))
		notify.settle(readNotice(data))
		if (!data.problem) setShown(data as Tab)
	}, [data])
	const { to } = settingsTabs.find(({ name }) => name === read.tab)!
	const loading = fetcher.state !== 'idle'
	const button = (
		<AdminButton
			icon={<Icon of={RefreshCw} size={16} className={loading ? 'motion-safe:animate-spin' : undefined} />}
			busy={loading}
			onClick={() => void fetcher.load(to)}
		>
			Atualizar
		</AdminButton>
	)
	return { shown, loading, button, refresh: () => void fetcher.load(to) }
}
