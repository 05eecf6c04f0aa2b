import { Mail, MessageSquareText } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { readablePhone } from '#core/leads/readable-phone.ts'

type LeadContactProps = {
	email: string | null
	phone: string | null
	chatHref: string | undefined
	mailHref: string | undefined
	chatOpened: boolean
}

/** How to answer. */
export function LeadContact({ email, phone, chatHref, mailHref, chatOpened }: LeadContactProps) {
	return (
		<AdminCard title="Contato">
			{phone && (
				<p>
					<a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={look}>
						{readablePhone(phone)}
					</a>
				</p>
			)}
			{email && (
				<p>
					<a href={`mailto:${encodeURIComponent(email)}`} className={look}>
						{email}
					</a>
				</p>
			)}
			{!phone && !email && (
				<p className="text-ink-2">
					Não deixou telefone nem e-mail.{chatOpened && ' Abriu a conversa: procure o número do pedido nela.'}
				</p>
			)}
			{(chatHref || mailHref) && (
				<div className="mt-3.5 grid gap-2">
					{chatHref && (
						<AdminButton
							tone="primary"
							href={chatHref}
							target="_blank"
							rel="noopener noreferrer"
							icon={<Icon of={MessageSquareText} size={17} />}
						>
							Responder por chat
						</AdminButton>
					)}
					{mailHref && (
						<AdminButton tone={chatHref ? 'plain' : 'primary'} href={mailHref} icon={<Icon of={Mail} size={17} />}>
							Responder por e-mail
						</AdminButton>
					)}
				</div>
			)}
		</AdminCard>
	)
}

const look =
	'inline-flex min-h-11 items-center wrap-anywhere underline decoration-line decoration-2 underline-offset-4 hover:decoration-current drawer:min-h-7'
