import { useEffect, useRef, useState } from 'react'
import { useSite } from '#app/site.ts'
import type { Claim } from '#core/claims/claim.ts'
import type { ClaimBasis } from '#core/claims/claim-basis.ts'
import type { Check, Surroundings } from '#core/seo/check-article.ts'
import type { Article } from '#core/seo/finding.ts'

const PAUSE_MS = 2000

export type CheckTools = typeof import('./check-tools.ts')

type Around = Pick<Surroundings, 'siteUrl' | 'review' | 'closest'> & { basis: ClaimBasis | undefined }

/** A check, the very text it is of, as places in it are offsets, and what it was made with. */
export type LiveCheck = { check: Check; article: Article; claims: readonly Claim[] | undefined; tools: CheckTools }

/** The server's own rules, run here two seconds after the typing stops and when the browser has time. */
export function useLiveCheck(article: Article, { siteUrl, review, closest, basis }: Around): LiveCheck | undefined {
	const { name: siteName } = useSite()
	const [live, setLive] = useState<LiveCheck>()
	const first = useRef(true)

	useEffect(() => {
		let timer: number | undefined
		let idle: number | undefined
		let gone = false

		function begin(pause: number) {
			timer = window.setTimeout(() => {
				// Safari has no idle callbacks.
				if (typeof requestIdleCallback === 'undefined') run()
				else idle = requestIdleCallback(run, { timeout: 1000 })
			}, pause)
		}

		function run() {
			loadTools().then(check, () => !gone && begin(PAUSE_MS))
		}

		function check(tools: CheckTools) {
			if (gone) return
			first.current = false
			const claims = basis && tools.readClaims(article, basis)
			const known = { claims, registrations: basis?.registrations }
			const around = { now: new Date(), siteUrl, siteName, hasSkipLink: true, review, closest, ...known }
			setLive({ check: tools.checkArticle(article, around), article, claims, tools })
		}

		begin(first.current ? 0 : PAUSE_MS)
		return () => {
			gone = true
			clearTimeout(timer)
			if (idle !== undefined) cancelIdleCallback(idle)
		}
	}, [article, siteUrl, siteName, review, closest, basis])

	return live
}

/** Writing comes first: the visual editor is waited for, whether it arrives or not. */
async function loadTools(): Promise<CheckTools> {
	await import('../visual/visual-editor.tsx').catch(() => {})
	return import('./check-tools.ts')
}
