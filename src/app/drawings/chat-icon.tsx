type ChatIconProps = { size?: number; className?: string | undefined }

export function ChatIcon({ size = 20, className }: ChatIconProps) {
	return (
		<svg
			viewBox="0 0 24 24"
			width={size}
			height={size}
			aria-hidden="true"
			className={className}
			fill="none"
			stroke="currentColor"
			strokeWidth={1.9}
		>
			<path d="M12 3a9 9 0 0 0-7.7 13.6L3 21l4.6-1.2A9 9 0 1 0 12 3z" strokeLinejoin="round" />
			<path d="M8.5 10.5h7M8.5 13.7h4.5" strokeLinecap="round" />
		</svg>
	)
}
