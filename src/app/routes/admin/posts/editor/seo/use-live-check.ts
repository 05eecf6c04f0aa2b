import { useEffect, useRef, useState } from 'react'
import { site } from '#config/site.ts'
import { type Check, checkArticle } from '#core/seo/check-article.ts'
import type { Article } from '#core/seo/finding.ts'

const PAUSE_MS = 2000

/** A check and the very text it is of: places in it are offsets. */
export type LiveCheck = { check: Check; article: Article }

/** The server's own rules, run here two seconds after the typing stops and when the browser has time. */
export function useLiveCheck(article: Article, siteUrl: string): LiveCheck | undefined {
	const [live, setLive] = useState<LiveCheck>()
	const first = useRef(true)

	useEffect(() => {
		let idle: number | undefined
		const run = () => {
			first.current = false
			setLive({
				check: checkArticle(article, { now: new Date(), siteUrl, siteName: site.name, hasSkipLink: true }),
				article,
			})
		}
		const timer = setTimeout(
			() => {
				// Safari has no idle callbacks.
				if (typeof requestIdleCallback === 'undefined') run()
				else idle = requestIdleCallback(run, { timeout: 1000 })
			},
			first.current ? 0 : PAUSE_MS,
		)
		return () => {
			clearTimeout(timer)
			if (idle !== undefined) cancelIdleCallback(idle)
		}
	}, [article, siteUrl])

	return live
}
