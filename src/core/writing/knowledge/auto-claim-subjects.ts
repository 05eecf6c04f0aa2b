import type { Subject } from './types.ts'

/** What a crash leads to, where a prompt singles it out. */
export const autoClaims: readonly Subject[] = [
	{
		words: ['salvado'],
		label: 'Salvado',
		titles: ['Salvado: o destino do carro depois da perda total', 'Salvado: o que acontece com o carro na perda total'],
		heading: 'Para onde vai o carro',
		facts: [
			'Salvado é o nome do carro que restou da perda total. Ao pagar a indenização integral, a seguradora costuma ficar com ele e vendê-lo em leilão. O dono, por sua vez, entrega chaves, documento e transferência assinada.',
			'O registro do salvado traz o tamanho do dano: pequena, média ou grande monta. Na média, o carro só volta a rodar depois de conserto e inspeção. Já na grande, é irrecuperável, e o registro deve ser baixado.',
			'Multas, IPVA e taxas anteriores ao sinistro costumam ficar com o antigo dono. A seguradora pode pedir a quitação antes de receber o salvado ou descontar do pagamento. Se há financiamento, a baixa no banco também entra na lista.',
			'Depois de entregar o salvado, peça prova da transferência. Sem ela, multa e cobrança ainda podem chegar em seu nome. Algumas semanas mais tarde, consulte a situação do veículo no Detran.',
			'Ficar com o salvado é possível em alguns contratos. Nesse caso, o valor dele sai da indenização, e o conserto passa a ser seu. Pense bem, pois o histórico derruba o preço e dificulta um novo seguro.',
		],
	},
	{
		words: ['terceiro envolvido', 'apolice do outro', 'seguro do outro', 'seguradora do outro'],
		label: 'Terceiro na batida',
		titles: ['Terceiro na batida: como acionar o seguro do outro'],
		heading: 'Como acionar a apólice do outro motorista',
		facts: [
			'Para a seguradora do outro motorista, o terceiro é você. Peça a ele o nome da empresa e o número da apólice ou do sinistro. Em geral, é preciso que ele abra o aviso e confirme os fatos.',
			'Se o outro motorista não coopera, procure a seguradora dele mesmo assim, com fotos, boletim e orçamento. Na Justiça, a [Lei 15.040/2024](lei-do-seguro) permite que o terceiro acione a empresa junto com o segurado. Vale, porém, o limite da apólice.',
			'O terceiro, em regra, não paga franquia, porque ela pertence ao contrato do outro. O limite também é o dele. O que passar desse teto se cobra do motorista que causou a batida.',
			'Carro alugado e dias parados nem sempre entram no pagamento ao terceiro. Por isso, guarde recibos de táxi, de aluguel e da renda perdida. Com eles, dá para pedir o valor ao culpado ou à seguradora dele.',
		],
	},
	{
		words: ['embriag', 'alcool', 'bebida', 'beber'],
		label: 'Embriaguez ao volante',
		titles: ['Embriaguez ao volante: o que acontece com o seguro', 'Embriaguez ao volante: a cobertura que se perde'],
		heading: 'Álcool, volante e cobertura',
		facts: [
			'Para o próprio carro, a maioria das apólices exclui o dano causado por embriaguez. O motivo é o agravamento do risco. Pela [Lei 15.040/2024](lei-do-seguro), contudo, a seguradora precisa provar que o álcool teve ligação com o acidente.',
			'Com a vítima, a conversa é outra. O [STJ](stj) tem decisões que mantêm o pagamento ao terceiro, mesmo em caso de embriaguez do segurado. Depois, a seguradora pode tentar cobrar dele o que pagou.',
			'No seguro de vida, a Súmula 620 do STJ diz que a embriaguez do segurado não livra a seguradora de pagar. São contratos diferentes. Por isso, a família não deve desistir sem ler a apólice de vida.',
			'Dirigir depois de beber leva a multa alta e suspensão da carteira, segundo o [Código de Trânsito](ctb). Conforme a dose de álcool ou os sinais, vira crime. Recusar o teste também gera punição.',
			'Entregar a chave a quem bebeu também põe a cobertura em risco. Além disso, o dono pode responder pelo dano que o outro causar. Se a festa teve álcool, chame um transporte ou veja se o plano oferece motorista substituto.',
		],
	},
]
