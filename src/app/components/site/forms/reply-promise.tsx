import type { Reply } from '#core/leads/lead.ts'

const HOURS = 'de segunda a sexta, exceto feriados, das 08 às 12 e das 14 às 18'

const words: Record<Reply, string> = {
	'in-ten-minutes': `Respondemos em até 10 minutos, no horário de atendimento: ${HOURS}.`,
	'when-open': `Respondemos no horário de atendimento: ${HOURS}.`,
	'after-opening': `Agora não há ninguém no atendimento. Respondemos quando ele reabrir: ${HOURS}.`,
	'in-chat': 'Você não deixou telefone. Para receber a resposta, continue por mensagem: o seu pedido já vai escrito.',
	'by-mail': `Respondemos por e-mail, no horário de atendimento: ${HOURS}.`,
}

type ReplyPromiseProps = { reply: Reply | undefined; reference: string | undefined }

/** How and when the answer comes, and the number to quote until then. */
export function ReplyPromise({ reply = 'when-open', reference }: ReplyPromiseProps) {
	return (
		<>
			{words[reply]}
			{reference && (
				<>
					{' '}
					Número do pedido: <b className="whitespace-nowrap text-ink">{reference}</b>.
				</>
			)}
		</>
	)
}
