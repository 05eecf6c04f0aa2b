import type { Service } from '#app/content/services.ts'
import { PageLink } from '../../ui/page-link.tsx'

/** Goes round the card that holds a ServiceLink, and shows the focus for it. */
export const serviceCardLook =
	'group relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring)'

/** Named by the title alone, though the whole card can be clicked. */
export function ServiceLink({ service }: { service: Service }) {
	return (
		<PageLink to={service.url} className="outline-none after:absolute after:inset-0">
			{service.title}
		</PageLink>
	)
}
