import { useSite } from '#app/site.ts'
import facebook from '#content/drawings/signs/facebook.svg?drawing'
import instagram from '#content/drawings/signs/instagram.svg?drawing'
import linkedin from '#content/drawings/signs/linkedin.svg?drawing'
import { type Network, networks } from '#core/identity/site.ts'
import { Drawing } from '#drawings/drawing.tsx'

/** Our own line drawings of the networks' signs, in the text colour. */
const signs = { facebook, instagram, linkedin }
const labels: Record<Network, string> = { instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn' }

type SocialLinksProps = { iconSize: number; className: string; linkLook: string }

/** The brokerage's profiles, each in a new window. */
export function SocialLinks({ iconSize, className, linkLook }: SocialLinksProps) {
	const { socials } = useSite()
	const shown = networks.flatMap((network) => {
		const href = socials[network]
		return href ? [{ network, href }] : []
	})
	if (shown.length === 0) return null
	return (
		<ul className={className}>
			{shown.map(({ network, href }) => (
				<li key={network}>
					<a
						href={href}
						target="_blank"
						rel="noopener noreferrer"
						aria-label={labels[network]}
						className={`grid size-11 place-items-center transition-colors ${linkLook}`}
					>
						<Drawing of={signs[network]} size={iconSize} />
					</a>
				</li>
			))}
		</ul>
	)
}
