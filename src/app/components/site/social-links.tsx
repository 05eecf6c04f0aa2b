import facebook from '#content/drawings/signs/facebook.svg?drawing'
import instagram from '#content/drawings/signs/instagram.svg?drawing'
import linkedin from '#content/drawings/signs/linkedin.svg?drawing'
import { Drawing } from '#drawings/drawing.tsx'
import { networks } from './navigation.ts'

/** Our own line drawings of the networks' signs, in the text colour. */
const signs = { facebook, instagram, linkedin }

type SocialLinksProps = { iconSize: number; className: string; linkLook: string }

/** The brokerage's profiles, each in a new window. */
export function SocialLinks({ iconSize, className, linkLook }: SocialLinksProps) {
	return (
		<ul className={className}>
			{networks.map(({ network, label, href }) => (
				<li key={network}>
					<a
						href={href}
						target="_blank"
						rel="noopener noreferrer"
						aria-label={label}
						className={`grid size-11 place-items-center transition-colors ${linkLook}`}
					>
						<Drawing of={signs[network]} size={iconSize} />
					</a>
				</li>
			))}
		</ul>
	)
}
