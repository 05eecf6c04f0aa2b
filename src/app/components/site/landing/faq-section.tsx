import { Minus, Plus } from 'lucide-react'
import type { Faq, LandingContent } from '#app/content/landing/landing-content.ts'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ChatLink } from '../chat-link.tsx'

/** Questions open and close by themselves: no script, no state. */
export function FaqSection({ faqs, chat }: Pick<LandingContent, 'faqs' | 'chat'>) {
	return (
		<section className="py-17 md:py-26" aria-labelledby="perguntas">
			<div className="wrap grid items-start gap-x-20 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
				<div>
					<Eyebrow>Perguntas frequentes</Eyebrow>
					<h2 id="perguntas" className="my-4 text-h2 lg:text-[3rem]">
						Antes de assinar, pergunte
					</h2>
					<p className="max-w-80 text-ink-2">
						Não achou sua dúvida?{' '}
						<ChatLink
							line={chat.line}
							message={chat.consultantMessage}
							className="font-semibold text-ink underline decoration-teal-400 decoration-2 underline-offset-4 hover:decoration-teal-700"
						>
							Mande por mensagem
						</ChatLink>
						, respondemos no horário de atendimento.
					</p>
				</div>
				<div className="border-b border-line">
					{faqs.map((faq, i) => (
						<Question key={faq.question} {...faq} open={i === 0} />
					))}
				</div>
			</div>
		</section>
	)
}

function Question({ question, answer, open }: Faq & { open: boolean }) {
	return (
		// A visitor may have opened or closed it before React came.
		<details open={open} suppressHydrationWarning className="accordion group border-t border-line">
			<summary className="flex list-none items-start justify-between gap-4 py-5 text-[1.125rem] leading-[1.4] font-semibold group-open:pb-0 md:text-[1.1875rem] [&::-webkit-details-marker]:hidden">
				{question}
				<span className="mt-0.5 shrink-0">
					<Icon of={Plus} size={20} className="group-open:hidden" />
					<Icon of={Minus} size={20} className="hidden group-open:block" />
				</span>
			</summary>
			<p className="max-w-155 pt-2.5 pb-5 text-base text-ink-2 md:text-body">{answer}</p>
		</details>
	)
}
