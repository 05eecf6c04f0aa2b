import { Mail, MessageSquareText, Phone, Send } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { ReplyWay } from '#core/leads/follow-up/open-reply.ts'

type LeadReplyBarProps = {
	phone: string | null
	chatHref: string | undefined
	mailHref: string | undefined
	/** The text still lacks something. */
	blocked: boolean
	onReply: (way: ReplyWay) => void
	/** The brokerage's own number answers, where it is set up. */
	whatsApp: { isText: boolean; blocked: boolean; busy: boolean; onSend: () => void } | undefined
}

/** On phones the answer stays under the thumb. */
export function LeadReplyBar({ phone, chatHref, mailHref, blocked, onReply, whatsApp }: LeadReplyBarProps) {
	if (!chatHref && !mailHref && !phone) return null
	return (
		<>
			{/* As high as the bar, so that the end of the page is not under it. */}
			<div aria-hidden="true" className="h-18 drawer:hidden" />
			<div className="fixed inset-x-0 bottom-0 z-10 flex gap-2 border-t border-line bg-panel px-4 py-2 shadow-raised drawer:hidden print:hidden">
				{whatsApp && (
					<AdminButton
						tone="action"
						disabled={whatsApp.blocked}
						busy={whatsApp.busy}
						busyLabel="Enviando…"
						onClick={whatsApp.onSend}
						icon={<Icon of={Send} size={18} />}
						className="h-13! flex-1"
					>
						{whatsApp.isText ? 'Enviar pelo WhatsApp' : 'Enviar o modelo'}
					</AdminButton>
				)}
				{chatHref && whatsApp && (
					<AdminButton
						size="icon"
						{...(blocked
							? { disabled: true }
							: { href: chatHref, target: '_blank', rel: 'noopener noreferrer', onClick: () => onReply('chat') })}
						aria-label="Responder pelo chat"
						className="size-13!"
					>
						<Icon of={MessageSquareText} size={19} />
					</AdminButton>
				)}
				{chatHref && !whatsApp && (
					<AdminButton
						tone="action"
						{...(blocked
							? { disabled: true }
							: { href: chatHref, target: '_blank', rel: 'noopener noreferrer', onClick: () => onReply('chat') })}
						icon={<Icon of={MessageSquareText} size={18} />}
						className="h-13! flex-1"
					>
						Responder pelo chat
					</AdminButton>
				)}
				{!chatHref && mailHref && (
					<AdminButton
						tone="action"
						{...(blocked ? { disabled: true } : { href: mailHref, onClick: () => onReply('mail') })}
						icon={<Icon of={Mail} size={18} />}
						className="h-13! flex-1"
					>
						Responder por e-mail
					</AdminButton>
				)}
				{phone && (
					<AdminButton
						size="icon"
						href={`tel:${phone.replace(/[^\d+]/g, '')}`}
						onClick={() => onReply('phone')}
						aria-label="Ligar"
						className="size-13!"
					>
						<Icon of={Phone} size={19} />
					</AdminButton>
				)}
			</div>
		</>
	)
}
