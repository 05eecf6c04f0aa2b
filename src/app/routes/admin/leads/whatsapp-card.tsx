import { Send } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { WhatsAppView } from './send-whatsapp.server.ts'
import { useFollowMessages } from './use-follow-messages.ts'
import { whatsAppStates } from './whatsapp-words.ts'

type WhatsAppCardProps = WhatsAppView & {
	/** Nothing to send yet: the text lacks something, or the last one is on its way. */
	blocked: boolean
	busy: boolean
	onSend: () => void
}

/** What the brokerage's own number sends, without leaving the screen. */
export function WhatsAppCard({ sending, messages, blocked, busy, onSend }: WhatsAppCardProps) {
	useFollowMessages(messages.find(({ state }) => state === 'waiting')?.id)
	if (!sending && messages.length === 0) return null
	return (
		<AdminCard title="WhatsApp">
			{sending && (
				<div className="grid gap-2">
					{sending.textUntil ? (
						<p className="text-ink-2">
							A pessoa escreveu: o texto acima é aceito até {sending.textUntil}. Depois, só o modelo aprovado.
						</p>
					) : (
						<TemplateWords {...sending} />
					)}
					<AdminButton
						tone="action"
						className="max-drawer:hidden"
						disabled={blocked}
						busy={busy}
						busyLabel="Enviando…"
						onClick={onSend}
						icon={<Icon of={Send} size={17} />}
					>
						{sending.textUntil ? 'Enviar pelo WhatsApp' : 'Enviar o modelo pelo WhatsApp'}
					</AdminButton>
					<p className="text-fine text-ink-3">
						Sai na hora, pelo número da corretora. O lead fica “em contato” quando o WhatsApp aceitar.
					</p>
				</div>
			)}
			{messages.length > 0 && (
				<ul aria-label="Mensagens pelo WhatsApp" className={sending ? 'mt-3 border-t border-line' : ''}>
					{messages.map(({ id, kind, words, by, moment, state, fault }) => (
						<li key={id} className="border-b border-line py-2.5 last:border-b-0 last:pb-0">
							<p className="wrap-anywhere whitespace-pre-line">{kind === 'text' ? words : `Modelo “${words}”`}</p>
							<p className="mt-0.5 text-fine text-ink-3">
								{by && `${by} · `}
								{moment}
							</p>
							<Badge tone={whatsAppStates[state].tone} dot>
								{whatsAppStates[state].words}
							</Badge>
							{fault && <p className="mt-0.5 text-fine text-err">{fault}</p>}
						</li>
					))}
				</ul>
			)}
		</AdminCard>
	)
}

type TemplateWordsProps = NonNullable<WhatsAppView['sending']>

/** What the template is filled with: its own words are Meta's to show. */
function TemplateWords({ template, filled, receives }: TemplateWordsProps) {
	return (
		<>
			<p className="text-ink-2">
				{receives
					? 'A pessoa não escreveu nas últimas 24 horas, e o WhatsApp só aceita o modelo aprovado'
					: 'Sem o aviso de respostas da Meta, toda mensagem é o modelo aprovado'}{' '}
				<span className="font-mono wrap-anywhere">{template}</span>.
			</p>
			{filled.length > 0 && (
				<dl className="text-fine">
					{filled.map(({ label, value }) => (
						<div key={label} className="flex gap-1.5">
							<dt className="text-ink-3">{label}:</dt>
							<dd className={value ? 'wrap-anywhere' : 'font-semibold text-warn'}>{value || 'falta'}</dd>
						</div>
					))}
				</dl>
			)}
		</>
	)
}
