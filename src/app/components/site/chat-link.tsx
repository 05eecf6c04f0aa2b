import type { ReactNode } from 'react'
import { useSite } from '#app/site.ts'
import chat from '#content/drawings/signs/chat.svg?drawing'
import type { ChatLine } from '#core/identity/site.ts'
import { Drawing } from '#drawings/drawing.tsx'
import { chatLink } from '#lib/chat-link.ts'
import { classNames } from '#lib/class-names.ts'
import { type ButtonSize, type ButtonTone, buttonLook } from '../ui/button.tsx'
import { chatMessages } from './chat-messages.ts'

type ChatLinkProps = {
	message?: string | undefined
	line?: ChatLine | undefined
	label?: string | undefined
	className?: string | undefined
	children: ReactNode
}

/** A plain link, so that it works before any script arrives. */
export function ChatLink({
	message = chatMessages.consultant,
	line = 'default',
	label,
	className,
	children,
}: ChatLinkProps) {
	const { chat: numbers } = useSite()
	return (
		<a
			href={chatLink(numbers[line], message)}
			target="_blank"
			rel="noopener noreferrer"
			aria-label={label}
			className={className}
		>
			{children}
		</a>
	)
}

type ChatButtonProps = ChatLinkProps & {
	tone?: ButtonTone | undefined
	size?: ButtonSize | undefined
	/** The speech bubble; drop it where the label says something other than chatting. */
	bubble?: boolean
}

export function ChatButton({
	tone = 'chat',
	size = 'regular',
	bubble = true,
	className,
	children,
	...link
}: ChatButtonProps) {
	return (
		<ChatLink {...link} className={classNames(buttonLook(tone, size), className)}>
			{bubble && <Drawing of={chat} size={size === 'small' ? 20 : 22} />}
			{children}
		</ChatLink>
	)
}
