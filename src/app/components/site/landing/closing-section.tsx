import type { LandingContent } from '#app/content/landing/landing-content.ts'
import beam from '#content/drawings/scenes/closing-beam.svg?drawing'
import { Drawing } from '#drawings/drawing.tsx'
import { Button } from '../../ui/button.tsx'
import { ChatButton } from '../chat-link.tsx'
import { QUOTE_ID } from '../forms/quote-form.tsx'

/** The last word before the footer: back to the form, or straight to a person. */
export function ClosingSection({ call, chat }: Pick<LandingContent, 'call' | 'chat'>) {
	return (
		<section className="on-navy relative overflow-hidden bg-navy-900 py-21 text-white" aria-labelledby="proximo-passo">
			<Drawing of={beam} className="absolute inset-0 size-full" />
			<div className="relative wrap flex flex-col justify-between gap-10 lg:flex-row lg:items-center">
				<div>
					<h2 id="proximo-passo" className="max-w-155 text-h2 lg:text-[3.25rem]">
						{call.heading}
					</h2>
					<p className="mt-3.5 text-[1.125rem] leading-[1.6] text-navy-200">{call.text}</p>
				</div>
				<div className="flex shrink-0 gap-3.5 max-md:flex-col">
					<Button href={`#${QUOTE_ID}`}>Solicitar Cotação</Button>
					<ChatButton tone="ghost" line={chat.line} message={chat.consultantMessage}>
						Conversar agora
					</ChatButton>
				</div>
			</div>
		</section>
	)
}
