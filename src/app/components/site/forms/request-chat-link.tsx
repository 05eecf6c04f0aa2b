import chat from '#content/drawings/signs/chat.svg?drawing'
import { Drawing } from '#drawings/drawing.tsx'
import { classNames } from '#lib/class-names.ts'
import { buttonLook } from '../../ui/button.tsx'

type RequestChatLinkProps = {
	href: string
	/** Where the brokerage is told that the visitor went on in the chat. */
	tell?: string | undefined
	className?: string
	children: string
}

/**
 * Opens the chat with everything written. That it was opened is told beside it and never before it: by the browser itself where it can
 * (`ping` needs no script), and by React where that has come, since some browsers know no `ping` and an ad report opens the link itself.
 */
export function RequestChatLink({ href, tell, className, children }: RequestChatLinkProps) {
	return (
		<a
			href={href}
			target="_blank"
			rel="noopener noreferrer"
			ping={tell}
			onClick={() => {
				if (tell) navigator.sendBeacon?.(tell)
			}}
			className={classNames(buttonLook('chat', 'regular'), 'w-full', className)}
		>
			<Drawing of={chat} size={22} />
			{children}
		</a>
	)
}
