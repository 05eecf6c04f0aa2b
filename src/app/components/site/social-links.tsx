import { SocialIcon } from '#app/drawings/social-icon.tsx'
import { networks } from './navigation.ts'

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
						<SocialIcon network={network} size={iconSize} />
					</a>
				</li>
			))}
		</ul>
	)
}
