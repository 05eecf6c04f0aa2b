import { CalendarClock, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSite } from '#app/site.ts'
import type { LeadAnswer, Reply } from '#core/leads/lead.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ContactlessAnswer } from './contactless-answer.tsx'
import { promiseOf } from './reply-promise.tsx'
import { RequestChatLink } from './request-chat-link.tsx'

type Received = Extract<LeadAnswer, { state: 'received' }>
type QuoteAnswerProps = { received: Received; icon: ReactNode }

const ZONE = 'horário de Brasília'

/** The answer to a quote, in the form's own place: what happens next, by the clock of the brokerage. */
export function QuoteAnswer({ received, icon }: QuoteAnswerProps) {
	const { openingHours } = useSite()
	const { reply = { way: 'when-open' }, reference, chatHref, request, phone } = received
	const closed = reply.way === 'after-opening'
	const unanswerable = reply.way === 'no-contact'
	return (
		<div className="grid">
			<div role="status">
				<div className="flex items-start justify-between gap-4">
					{icon}
					{reference && <span className="pt-1 text-small text-ink-3">{reference}</span>}
				</div>
				<h2 tabIndex={-1} data-answer className="mt-3 text-[1.5rem] md:text-[1.75rem]">
					{titleOf(reply)}
				</h2>
				<p className="mt-1.5 text-base text-ink-2">{closed ? reply.closed : promiseOf(reply, openingHours)}</p>
				<When reply={reply} phone={phone} />
			</div>
			{unanswerable ? (
				<ContactlessAnswer chatHref={chatHref} request={request} />
			) : (
				<>
					{chatHref && (
						<RequestChatLink href={chatHref} tell={request && `${request}/conversa`} className="mt-5">
							{closed ? 'Deixar uma mensagem' : 'Continuar por mensagem'}
						</RequestChatLink>
					)}
					{request && (
						<Button tone="line" href={request} className="mt-2.5 w-full">
							Acompanhar o pedido
						</Button>
					)}
					<p className="mt-3.5 text-small text-ink-3">
						{closed && 'A mensagem espera na conversa até abrirmos. '}
						{request && phone && (
							<>
								Telefone errado?{' '}
								<a href={`${request}#contato`} className="font-semibold text-ink underline underline-offset-2">
									Corrigir
								</a>
							</>
						)}
					</p>
				</>
			)}
		</div>
	)
}

function titleOf({ way }: Reply): string {
	if (way === 'no-contact') return 'Falta um jeito de responder'
	return way === 'after-opening' ? 'Pedido guardado' : 'Pedido recebido'
}

/** The hour, where one can be named. */
function When({ reply, phone }: { reply: Reply; phone: string | undefined }) {
	const soon = reply.way === 'in-ten-minutes'
	const when = soon ? `Até ${reply.by}` : reply.way === 'after-opening' ? reply.when : undefined
	if (!when) return null
	const line = phone ? (soon ? `no telefone ${phone}, ` : `respondemos no ${phone}, `) : ''
	return (
		<p className="mt-4 flex items-center gap-4 border-y border-line py-3.5">
			<Icon of={soon ? Clock : CalendarClock} size={40} className="shrink-0 text-teal-700" />
			<span className="min-w-0">
				<b className="block font-heading text-[1.375rem] leading-tight font-semibold first-letter:uppercase">{when}</b>
				<span className="text-small text-ink-2">
					{line}
					{ZONE}
				</span>
			</span>
		</p>
	)
}
