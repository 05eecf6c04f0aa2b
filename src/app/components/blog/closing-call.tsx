import type { ReactNode } from 'react'
import beam from '#content/drawings/scenes/panel-beam.svg?drawing'
import { Drawing } from '#drawings/drawing.tsx'
import { ChatButton } from '../site/chat-link.tsx'

type ClosingCallProps = {
	title?: string
	text?: string
	/** Other buttons than the chat. */
	children?: ReactNode
}

/** The beam comes from the right and lights the question; the answer is the button. */
export function ClosingCall({
	title = 'Leu e ficou com dúvida?',
	text = 'Fale com um consultor que atende pelo nome.',
	children = <ChatButton>Falar com consultor</ChatButton>,
}: ClosingCallProps) {
	return (
		<section className="wrap pb-16 md:pb-22">
			<div className="on-navy relative flex flex-col justify-between gap-8 overflow-hidden rounded-panel bg-navy-900 px-6 py-8 text-white md:flex-row md:items-center md:px-13 md:py-12">
				<Drawing of={beam} className="absolute inset-0 size-full" />
				<div className="relative">
					<h2 className="text-[1.875rem] md:text-[2.25rem]">{title}</h2>
					<p className="mt-2 text-navy-200">{text}</p>
				</div>
				<div className="relative flex gap-3 max-md:flex-col">{children}</div>
			</div>
		</section>
	)
}
