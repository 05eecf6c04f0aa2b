import { AlertBox } from '#app/components/admin/alert-box.tsx'

type ErasedProps = {
	leads: number
	mails: number
	subscription: boolean
	dataRequests: number
	sharedWith: readonly string[]
}

/** What was erased of a person, and what stays of them here and at others. */
export function Erased({ leads, mails, subscription, dataRequests, sharedWith }: ErasedProps) {
	return (
		<AlertBox tone="ok">
			<p className="font-semibold">Os dados da pessoa foram apagados.</p>
			<ul className="mt-1 list-inside list-disc font-normal">
				<li>
					{leads} {leads === 1 ? 'pedido ficou' : 'pedidos ficaram'} só com número, produto, data e situação
				</li>
				<li>
					{mails} {mails === 1 ? 'e-mail apagado' : 'e-mails apagados'} da caixa de saída
				</li>
				<li>{subscription ? 'inscrição no boletim apagada' : 'não havia inscrição no boletim'}</li>
				{dataRequests > 0 && (
					<li>
						{dataRequests === 1
							? '1 pedido sobre dados pessoais fica, como prova da resposta'
							: `${dataRequests} pedidos sobre dados pessoais ficam, como prova da resposta`}
					</li>
				)}
				{sharedWith.length > 0 && (
					<li>
						{`o que foi enviado a ${new Intl.ListFormat('pt-BR').format(sharedWith)} continua lá: apague também ${sharedWith.length === 1 ? 'nesse serviço' : 'nesses serviços'}`}
					</li>
				)}
			</ul>
		</AlertBox>
	)
}
