import { useState } from 'react'
import type { AsideTab } from './aside-tabs.tsx'
import { standsBeside } from './editor-aside.tsx'

/** What is looked at beside the text. */
export function useAside() {
	const [tab, setTab] = useState<AsideTab>('seo')
	const [open, setOpen] = useState(false)
	const [wide, setWide] = useState(false)

	/** Beside the text it is open already. */
	function show(which: AsideTab = tab) {
		setTab(which)
		if (!standsBeside()) setOpen(true)
	}

	return { tab, setTab, wide, setWide, open, show, close: () => setOpen(false) }
}

export type Aside = ReturnType<typeof useAside>
