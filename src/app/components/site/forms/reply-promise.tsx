import { useSite } from '#app/site.ts'
import type { Reply } from '#core/leads/lead.ts'

type ReplyPromiseProps = { reply: Reply | undefined; reference: string | undefined }

/** How and when the answer to a message comes, and the number to quote until then. */
export function ReplyPromise({ reply = { way: 'when-open' }, reference }: ReplyPromiseProps) {
	const { openingHours } = useSite()
	return (
		<>
			{promiseOf(reply, openingHours)}
			{reference && (
				<>
					{' '}
					Número do pedido: <b className="whitespace-nowrap text-ink">{reference}</b>.
				</>
			)}
		</>
	)
}

/** What holds at any hour, where the hour of the answer is not known. */
export function promiseOf(reply: Reply, openingHours: string): string {
	const hours = openingHours ? `no horário de atendimento: ${openingHours}, exceto feriados` : 'assim que pudermos'
	switch (reply.way) {
		case 'in-ten-minutes':
			return 'Respondemos em até 10 minutos.'
		case 'after-opening':
			return reply.when ? `${reply.closed} Respondemos ${reply.when}.` : `${reply.closed} Respondemos ${hours}.`
		case 'no-contact':
			return 'Guardamos o pedido. Sem telefone nem e-mail, ninguém consegue falar com você.'
		case 'by-mail':
			return reply.when
				? `Estamos fechados agora. Respondemos por e-mail ${reply.when}.`
				: `Respondemos por e-mail, ${hours}.`
		case 'complaint':
			return `O caso vai ao responsável técnico, que responde por escrito até ${reply.by}.`
		case 'privacy':
			return `É um pedido sobre dados pessoais (LGPD). A resposta completa vai por e-mail até ${reply.by}.`
		case 'when-open':
			return `Respondemos ${hours}.`
	}
}
