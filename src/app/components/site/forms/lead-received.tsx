import type { ReactNode } from 'react'
import chat from '#content/drawings/signs/chat.svg?drawing'
import { Drawing } from '#drawings/drawing.tsx'
import { classNames } from '#lib/class-names.ts'
import { buttonLook } from '../../ui/button.tsx'

type LeadReceivedProps = {
	title: string
	/** A drawing above the title. */
	icon?: ReactNode
	/** Goes on in chat with everything prefilled. */
	chatHref?: string | undefined
	children: ReactNode
}

/** The answer to a form, in the form's own place. */
export function LeadReceived({ title, icon, chatHref, children }: LeadReceivedProps) {
	return (
		<div role="status" className="grid justify-items-start gap-2.5">
			{icon}
			<h2 tabIndex={-1} data-answer className="text-[1.5625rem]">
				{title}
			</h2>
			<p className="text-base text-ink-2">{children}</p>
			{chatHref && (
				<a
					href={chatHref}
					target="_blank"
					rel="noopener noreferrer"
					className={classNames(buttonLook('chat', 'regular'), 'mt-1.5 w-full')}
				>
					<Drawing of={chat} size={22} />
					Continuar por mensagem
				</a>
			)}
		</div>
	)
}
