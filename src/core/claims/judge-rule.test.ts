import { expect, test } from 'vitest'
import { doubted } from './testing/told.ts'

/** The contrary of a fact, with no figure or name wrong. */
test.for([
	// Must and need not.
	'O transportador rodoviário pode escolher se contrata o RCTR-C.',
	'O estagiário dispensa seguro contra acidentes pessoais, diz a Lei do Estágio.',
	'A contratação do seguro de toda a edificação contra incêndio é opcional.',
	// May and may not.
	'A taxa de administração do consórcio não pode passar de 10%.',
	'O Estatuto da Pessoa Idosa permite cobrar valores diferentes em razão da idade nos planos de saúde.',
	'O cliente do sistema habitacional é obrigado a contratar o seguro com a seguradora do banco.',
	// With and without.
	'A seguradora recusa a proposta em 25 dias, sem dar o motivo.',
	'O plano individual é encerrado por atraso acima de 60 dias, sem aviso prévio.',
	'Sem exame, a seguradora recusa por doença preexistente mesmo sem prova de má-fé.',
	'A concessionária só responde por acidente com animal na pista quando tem culpa.',
	'Perante o consumidor, a responsabilidade do profissional liberal independe de culpa.',
	'Para o STJ, quem empresta o carro não responde junto com o motorista.',
	// What a silence is taken for.
	'O silêncio da seguradora sobre a proposta significa recusa.',
	// What was said in the sentence before.
	'O profissional liberal atende o consumidor. Ele responde até sem culpa.',
	'O poluidor paga o dano ambiental. A lei exige que se prove a culpa.',
	'A seguradora tem 30 dias para dizer se paga o sinistro. Fora do prazo, ela mantém o direito de recusar.',
	'O ETIAS vale para viajantes sem visto. Ele substitui o seguro viagem.',
	// Limits.
	'No seguro de veículos, a seguradora pode parar o prazo para decidir quantas vezes quiser por falta de documento.',
	'A taxa de administração do consórcio tem teto de 10%, diz a lei.',
	// What makes another needless.
	'O ETIAS dispensa o seguro viagem.',
	// What a thing is.
	'O capital do seguro de vida pode ser penhorado pelos credores.',
	'O seguro de vida entra no inventário.',
	'O capital pago por morte é considerado herança.',
	'O VGBL também dá direito à dedução.',
])('%s', (text) => {
	expect(doubted(text)).toEqual([expect.stringMatching(/^contradicted/)])
})

/** The same things as they are. */
test.for([
	'O transportador rodoviário é obrigado a contratar o RCTR-C.',
	'A lei obriga a contratar seguro contra acidentes pessoais para o estagiário.',
	'O seguro de toda a edificação contra incêndio não é opcional.',
	'A taxa de administração do consórcio não está limitada: pode passar de 10%.',
	'O Estatuto da Pessoa Idosa não deixa o plano de saúde cobrar valores diferentes em razão da idade.',
	'O cliente do sistema habitacional não é obrigado a contratar o seguro com a seguradora do banco.',
	'A seguradora recusa a proposta em 25 dias e dá o motivo.',
	'O plano individual não pode ser encerrado por atraso sem aviso prévio.',
	'Sem exame prévio, a seguradora precisa de prova de má-fé para recusar por doença preexistente.',
	'A concessionária responde por acidente com animal na pista ainda que não tenha culpa.',
	'O fornecedor responde pelo dano do produto defeituoso, sem que o consumidor precise provar culpa.',
	'A falta de culpa não livra o poluidor de responder pelo dano ambiental.',
	'Sem culpa, o profissional liberal não responde perante o consumidor.',
	'O dono responde pelo dano que o animal causa, a não ser que a culpa seja da vítima.',
	'A empresa que não contrata o seguro obrigatório sujeita-se a multa.',
	'Me perguntaram se taxa de administração de consórcio acima de 10% é proibida. Não é.',
	'O silêncio da seguradora sobre a proposta significa aceitação.',
	// Of some, not at any time, up to a limit; and what somebody proves.
	'Nem toda empresa precisa do seguro obrigatório de incêndio: ele depende da soma dos bens no terreno ou nos vizinhos.',
	'O DPVAT não se cobra na Justiça a qualquer tempo.',
	'A carga está sob a responsabilidade do transportador até a entrega, mas não além do valor do conhecimento.',
	'Na prestação de serviços, o fornecedor não se exime do dano ao provar que agiu sem culpa.',
	'Quem não precisa de visto não é obrigado automaticamente a ter o seguro de 30 mil euros.',
	'A seguradora tem 30 dias para dizer se paga o sinistro. Fora do prazo, ela perde o direito de recusar.',
	'O ETIAS vale para viajantes sem visto. Ele não substitui o seguro viagem.',
	'O capital pago por morte não é herança.',
	'O PGBL permite a dedução; o VGBL, não.',
	'Cancelado o contrato, a seguradora não paga.',
	// One row of a table does not deny the one beside it.
	'No dano ambiental, a culpa importa pouco, já que o poluidor responde mesmo sem ela.',
	'É mito que o capital do seguro de vida entra na herança.',
	'O motorista sem infração gravíssima pode somar 40 pontos em doze meses.',
	// How far a denial reaches.
	'O demitido sem justa causa pode manter o plano da empresa se pagava parte fixa da mensalidade, por um terço do tempo de contribuição, de 6 a 24 meses.',
	'Quem não responde no prazo perde o direito de recusar o sinistro.',
	'Hoje nenhum dono de carro ou moto paga seguro obrigatório de trânsito no licenciamento.',
	'Nada disso afasta os deveres do patrão: se a empregada doméstica se acidenta no trabalho, ele deve comunicar.',
	'A Lei do Contrato de Seguro trata do agravamento intencional do risco, que leva à perda da garantia.',
	// So it was.
	'Era o seguro obrigatório que indenizava vítimas de acidentes de trânsito, motoristas, passageiros ou pedestres.',
	// The same word for another thing.
	'O seguro do condomínio é a apólice que a lei exige de todo prédio contra incêndio ou destruição e que pode ganhar outras coberturas.',
	'No processo civil, o seguro garantia judicial equivale a dinheiro para substituir a penhora.',
	'No cosseguro, em regra, uma empresa não responde pela parte da outra.',
	'O uso declarado decide muitas recusas.',
	// What to do, and what somebody might do.
	'Recuse e guarde a resposta do banco.',
	'Voltar ao Brasil sem o registro da polícia local deixa o pedido de reembolso sem o documento que prova a perda.',
	// A moment that the fact names, too.
	'A seguradora notifica e dá ao menos 15 dias para pagar a parcela atrasada antes da suspensão da garantia, contados do recebimento.',
])('%s', (text) => {
	expect(doubted(text)).toEqual([])
})
