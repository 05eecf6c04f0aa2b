import type { ReactNode } from 'react'
import { isWebAddress } from '#core/html/safe-url.ts'

const UNSPLASH = ' / Unsplash'

type PictureCreditProps = { name: string; url: string | null | undefined }

/** Whose a picture is, with the page that tells of them. A photo of Unsplash names and links both, as its rules ask. */
export function PictureCredit({ name, url }: PictureCreditProps) {
	if (!url || !isWebAddress(url)) return name
	const home = name.endsWith(UNSPLASH) && unsplashHome(url)
	if (!home) return <CreditLink to={url}>{name}</CreditLink>
	return (
		<>
			<CreditLink to={url}>{name.slice(0, -UNSPLASH.length)}</CreditLink>
			{' / '}
			<CreditLink to={home}>Unsplash</CreditLink>
		</>
	)
}

/** Says, as the photographer's address does, where its visitors come from. */
function unsplashHome(address: string): string | undefined {
	const { origin, hostname, search } = new URL(address)
	return hostname === 'unsplash.com' ? `${origin}/${search}` : undefined
}

function CreditLink({ to, children }: { to: string; children: ReactNode }) {
	return (
		<a href={to} target="_blank" rel="noopener noreferrer" className="underline hover:text-ink">
			{children}
		</a>
	)
}
