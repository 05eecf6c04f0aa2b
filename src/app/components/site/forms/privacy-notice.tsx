import type { ReactNode } from 'react'
import { quotePrivacy } from '#app/content/landing/landing-content.ts'
import { PageLink } from '../../ui/page-link.tsx'

/** The fine print of a form. What stands before it is the form's own. */
export function PrivacyNotice({ children }: { children?: ReactNode }) {
	return (
		<p className="mt-3.5 text-[0.84375rem] leading-[1.45] text-ink-3">
			{children}
			{quotePrivacy.sentence}{' '}
			<PageLink to="/politica-de-privacidade" className="underline underline-offset-2 hover:text-ink">
				{quotePrivacy.link}
			</PageLink>
			.
		</p>
	)
}
