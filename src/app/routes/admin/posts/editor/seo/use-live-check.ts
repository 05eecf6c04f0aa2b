import { useEffect, useRef, useState } from 'react'
import { useSite } from '#app/site.ts'
import type { Claim } from '#core/claims/claim.ts'
import type { ClaimBasis } from '#core/claims/claim-basis.ts'
import { readClaims } from '#core/claims/read-claims.ts'
import { type Check, checkArticle, type Surroundings } from '#core/seo/check-article.ts'
import type { Article } from '#core/seo/finding.ts'

const PAUSE_MS = 2000

type Around = Pick<Surroundings, 'siteUrl' | 'review' | 'closest'> & { basis: ClaimBasis | undefined }

/** A check and the very text it is of: places in it are offsets. */
export type LiveCheck = { check: Check; article: Article; claims: readonly Claim[] | undefined }

/** The server's own rules, run here two seconds after the typing stops and when the browser has time. */
export function useLiveCheck(article: Article, { siteUrl, review, closest, basis }: Around): LiveCheck | undefined {
	const { name: siteName } = useSite()
	const [live, setLive] = useState<LiveCheck>()
	const first = useRef(true)

	useEffect(() => {
		let idle: number | undefined
		const run = () => {
			first.current = false
			const claims = basis && readClaims(article, basis)
			const known = { claims, registrations: basis?.registrations }
			const around = { now: new Date(), siteUrl, siteName, hasSkipLink: true, review, closest, ...known }
			setLive({ check: checkArticle(article, around), article, claims })
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
	}, [article, siteUrl, siteName, review, closest, basis])

	return live
}
