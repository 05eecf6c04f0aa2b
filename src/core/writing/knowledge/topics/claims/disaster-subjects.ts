import type { Subject } from '../../types.ts'

export const disasterSubjects: readonly Subject[] = [
	{
		words: ['desastre', 'calamidade', 'eventos climaticos', 'evento climatico'],
		label: 'Desastre climático',
		angle: 'claim',
		titles: ['Desastres climáticos: o plano da família', 'Desastre climático: os primeiros dias da família'],
		heading: 'O plano da família para os primeiros dias',
		opening:
			'A água sobe em horas, e o vento leva o telhado em minutos. Um plano simples, combinado antes, poupa a família de decidir tudo no escuro.',
		points: [
			'Em desastre climático, primeiro as pessoas; depois as fotos, e só então a limpeza.',
			'Casa, carro e empresa são apólices diferentes: depois do desastre, avise cada uma.',
		],
		facts: [
			'Combine antes do desastre onde a família se encontra, quem busca as crianças e para quem todos ligam. A rede de celular pode cair. Um ponto de encontro e um contato em outra cidade resolvem.',
			'Cadastre o CEP nos alertas por mensagem da [Defesa Civil](defesa-civil): um SMS com o número para 40199 basta. Se vier a ordem de sair, saia. Bens se repõem; pessoas, não.',
			'Monte uma mochila com documentos, remédios, água, lanterna e carregador. Guarde apólices e fotos da casa na nuvem. Depois do desastre, papel molhado não se lê.',
			'Nos primeiros dias, fotografe tudo antes de limpar: marcas de água, móveis, aparelhos e carro. Avise cada seguradora do desastre, mesmo sem saber o valor. Anote os protocolos em uma folha só.',
			'Não ligue o carro que esteve na água nem a energia da casa molhada. Além do perigo, isso pode aumentar o dano. Espere o guincho e o eletricista.',
			'Gaste com o que evita prejuízo maior, como lona e bomba, e guarde os recibos. Pela [Lei 15.040/2024](lei-do-seguro), as despesas de salvamento correm por conta da seguradora, até o limite combinado. Pergunte também por moradia provisória.',
			'Com calamidade reconhecida, podem surgir ajudas públicas, como o saque do fundo de garantia. Elas não substituem o seguro nem o aviso. Acompanhe a prefeitura e desconfie de quem cobra para agilizar.',
		],
		procedure: {
			heading: 'Do alerta ao aviso, em seis passos',
			steps: [
				['Saia cedo.', 'Siga a Defesa Civil e leve a mochila pronta.'],
				['Corte a energia e o gás.', 'Só se der para fazer sem perigo.'],
				['Volte com autorização.', 'Casa com rachadura espera o técnico.'],
				['Fotografe por cômodo.', 'Antes de limpar, com marca da água visível.'],
				['Ligue para cada seguradora.', 'Casa, carro e negócio, com protocolo.'],
				['Guarde o que sobrou.', 'Descarte só depois da vistoria ou da liberação.'],
			],
		},
		faqs: [
			[
				'Posso limpar antes da vistoria?',
				'Se houver risco à saúde, sim, mas fotografe e filme tudo antes. Separe amostras do que estragou. Avise a seguradora por mensagem.',
			],
			[
				'Enchente está sempre coberta?',
				'Não está. Na casa, alagamento costuma ser linha à parte; no carro, depende do plano. Leia a apólice antes da temporada de chuva.',
			],
		],
	},
]
