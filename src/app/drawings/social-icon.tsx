const shapes = {
	instagram: (
		<>
			<rect x={3.5} y={3.5} width={17} height={17} rx={5} />
			<circle cx={12} cy={12} r={3.8} />
			<circle cx={17} cy={7} r={0.8} fill="currentColor" />
		</>
	),
	facebook: (
		<path d="M14 21v-8h3l.5-3.5H14V7.5c0-1.2.5-2 2-2h1.5V2.5S16.5 2.3 15.3 2.3C12.7 2.3 11 3.9 11 6.8v2.7H8V13h3v8" />
	),
	linkedin: (
		<>
			<path d="M3 9h4v12H3z" />
			<circle cx={5} cy={5} r={2} />
			<path d="M10.5 21V9h4v2c.7-1.3 2-2.2 3.7-2.2 2.6 0 3.8 1.7 3.8 4.6V21h-4v-6.5c0-1.5-.5-2.5-1.7-2.5-1.3 0-1.8 1-1.8 2.5V21z" />
		</>
	),
}

export type SocialNetwork = keyof typeof shapes

type SocialIconProps = { network: SocialNetwork; size?: number; className?: string | undefined }

/** Our own line drawings of the networks' signs, in the text colour. */
export function SocialIcon({ network, size = 18, className }: SocialIconProps) {
	return (
		<svg
			viewBox="0 0 24 24"
			width={size}
			height={size}
			fill="none"
			stroke="currentColor"
			strokeWidth={1.6}
			strokeLinejoin="round"
			aria-hidden="true"
			className={className}
		>
			{shapes[network]}
		</svg>
	)
}
