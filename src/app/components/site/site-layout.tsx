import type { ReactNode } from 'react'
import { Consent } from './consent.tsx'
import { FloatingButtons, TOP_ID } from './floating-buttons.tsx'
import type { NavigationLabel } from './navigation.ts'
import { FOOTER_ID, SiteFooter } from './site-footer.tsx'
import { type HeaderVariant, SiteHeader } from './site-header.tsx'

type SiteLayoutProps = {
	year: number
	header?: HeaderVariant
	current?: NavigationLabel | undefined
	/** Another pair of floating buttons, for pages with their own chat number; null for none. */
	floating?: ReactNode
	children: ReactNode
}

export function SiteLayout({
	year,
	header = 'solid',
	current,
	floating = <FloatingButtons />,
	children,
}: SiteLayoutProps) {
	return (
		<div id={TOP_ID}>
			{/* Of a page that arrives in pieces nothing is painted that the next piece would move. */}
			<link rel="expect" href={`#${FOOTER_ID}`} blocking="render" />
			<a href="#conteudo" className="skip-link">
				Pular para o conteúdo
			</a>
			<SiteHeader variant={header} current={current} />
			<main id="conteudo" tabIndex={-1}>
				{children}
			</main>
			<SiteFooter year={year} />
			{floating}
			<Consent />
		</div>
	)
}
