import { Mail, MessageSquareText, Phone } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { ReplyWay } from '#core/leads/follow-up/open-reply.ts'
import type { Clock } from '#core/leads/follow-up/waiting.ts'
import { readablePhone } from '#core/leads/readable-phone.ts'
import { ReplyText } from './reply-text.tsx'
import type { ReplyTemplate, ReplyText as Written } from './use-reply-text.ts'

type LeadContactProps = {
	email: string | null
	phone: string | null
	chatHref: string | undefined
	mailHref: string | undefined
	chatOpened: boolean
	/** How long somebody waits for the first answer, where no ten minutes run. */
	waiting: Pick<Clock, 'tone' | 'words' | 'task'> | undefined
	/** 'aberta em 3 min' */
	answered: string | undefined
	/** The brokerage's own number answers: the link stands behind it. */
	sendsItself: boolean
	/** The text still lacks something. */
	blocked: boolean
	templates: readonly ReplyTemplate[]
	written: Written
	onReply: (way: ReplyWay) => void
}

/** How to answer. */
export function LeadContact(props: LeadContactProps) {
	const {
		email,
		phone,
		chatHref,
		mailHref,
		chatOpened,
		waiting,
		answered,
		sendsItself,
		blocked,
		templates,
		written,
		onReply,
	} = props
	const call = `tel:${phone?.replace(/[^\d+]/g, '')}`
	return (
		<AdminCard title="Contato" className="panel:[&>header]:sr-only">
			{waiting && (
				<p className={waiting.tone === 'late' ? 'mb-2 font-semibold text-err' : 'mb-2 text-ink-2'}>
					{waiting.tone === 'late' ? 'Fora do prazo' : waiting.task}: espera {waiting.words}.
				</p>
			)}
			{answered && <p className="mb-2 text-ink-2">Primeira resposta {answered}.</p>}
			{!phone && !email && (
				<p className="text-ink-2">
					Não deixou telefone nem e-mail.{chatOpened && ' Abriu a conversa: procure o número do pedido nela.'}
				</p>
			)}
			{(chatHref || mailHref) && <ReplyText templates={templates} reply={written} />}
			{(chatHref || mailHref) && (
				<div className="mt-3.5 mb-2 max-drawer:hidden">
					<div className="flex flex-wrap gap-2">
						{chatHref && (
							<AdminButton
								tone={sendsItself ? 'plain' : 'action'}
								{...main}
								{...(blocked
									? { disabled: true }
									: { href: chatHref, target: '_blank', rel: 'noopener noreferrer', onClick: () => onReply('chat') })}
								icon={<Icon of={MessageSquareText} size={17} />}
							>
								Responder pelo chat {key}
							</AdminButton>
						)}
						{phone && (
							<AdminButton size="icon" href={call} onClick={() => onReply('phone')} aria-label="Ligar" title="Ligar">
								<Icon of={Phone} size={17} />
							</AdminButton>
						)}
						{mailHref && (
							<AdminButton
								{...(chatHref ? { size: 'icon', title: 'Responder por e-mail' } : { tone: 'action', ...main })}
								{...(blocked ? { disabled: true } : { href: mailHref, onClick: () => onReply('mail') })}
								icon={<Icon of={Mail} size={17} />}
							>
								<span className={chatHref && 'sr-only'}>Responder por e-mail</span> {!chatHref && key}
							</AdminButton>
						)}
					</div>
					<p className="mt-2 text-fine text-ink-3">
						Abre a conversa com o texto pronto e marca “em contato”. Quem envia é você.
					</p>
				</div>
			)}
			{phone && (
				<p>
					<a href={call} onClick={() => onReply('phone')} className={look}>
						{readablePhone(phone)}
					</a>
				</p>
			)}
			{email && (
				<p>
					<a href={`mailto:${encodeURIComponent(email)}`} onClick={() => onReply('mail')} className={look}>
						{email}
					</a>
				</p>
			)}
		</AdminCard>
	)
}

/** What the key of an open lead presses. */
const main = { 'data-reply': '', 'aria-keyshortcuts': 'R', className: 'flex-1' }
const key = (
	<kbd
		aria-hidden="true"
		className="rounded-[4px] border border-current/30 px-1 py-0.5 font-mono text-fine leading-none max-panel:hidden"
	>
		R
	</kbd>
)

const look =
	'inline-flex min-h-11 items-center wrap-anywhere underline decoration-line decoration-2 underline-offset-4 hover:decoration-current drawer:min-h-7'
