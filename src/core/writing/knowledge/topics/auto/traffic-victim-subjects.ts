import type { Subject } from '../../types.ts'

/** What became of the insurance that every owner of a vehicle used to pay. */
export const trafficVictims: readonly Subject[] = [
	{
		words: [
			'dpvat',
			'spvat',
			'seguro obrigatorio',
			'seguros obrigatorios',
			'auto e obrigatorio',
			'carro e obrigatorio',
			'vitima de acidente de transito',
			'vitimas de acidente de transito',
		],
		label: 'DPVAT e SPVAT',
		angle: 'rights',
		titles: [
			'DPVAT e SPVAT acabaram: o que vale agora no trânsito',
			'DPVAT e SPVAT: o que aconteceu e quem paga agora',
			'Fim do DPVAT: como fica a vítima de acidente',
		],
		heading: 'O que aconteceu com o DPVAT e o SPVAT',
		opening:
			'Por décadas, quem se feria no trânsito podia contar com o seguro obrigatório, pago junto com o licenciamento. Ele acabou, o substituto não chegou a começar, e muita gente ainda procura o boleto.',
		points: [
			'O DPVAT não é cobrado desde 2021, e o SPVAT foi revogado antes de começar.',
			'Sem seguro obrigatório, a vítima depende de quem causou o acidente e das apólices em vigor.',
		],
		facts: [
			'O DPVAT deixou de ser cobrado em 2021. As sobras do fundo pagaram, pela Caixa, as vítimas de acidentes ocorridos até 14 de novembro de 2023. Para acidentes depois dessa data, não há indenização.',
			'Em maio de 2024, a Lei Complementar 207 criou o SPVAT, que seria cobrado a partir de 2025. Em 30 de dezembro do mesmo ano, a [Lei Complementar 211/2024](lei-211) revogou tudo. O SPVAT, portanto, nunca saiu do papel.',
			'Hoje nenhum dono de carro ou moto paga seguro obrigatório de trânsito no licenciamento. Boleto, mensagem ou site que cobre DPVAT ou SPVAT é golpe. Confira as taxas do veículo só nos canais do Detran.',
			'Quem causou o acidente responde pelo dano, segundo o [Código Civil](codigo-civil). A conta pode incluir tratamento, conserto, renda perdida e pensão. Se ele tem apólice com danos corporais, a seguradora paga até o limite.',
			'A vítima também tem outras portas. O SUS atende sem perguntar de quem é a culpa, e o INSS paga benefício a quem é segurado e fica incapaz. Seguro de vida, acidentes pessoais e APP pagam conforme a apólice.',
			'Para o motorista, o fim do DPVAT aumenta o peso da cobertura de terceiros. Um atropelamento pode gerar anos de despesas. Reveja o limite de danos corporais e inclua os danos morais.',
			'Quem se acidentou até 14 de novembro de 2023 e não pediu o DPVAT precisa correr. A Súmula 405 do [STJ](stj) fixa três anos para cobrar na Justiça, e esse tempo já passou em muitos casos. Na invalidez, a contagem pode começar mais tarde, com o laudo: consulte um advogado.',
		],
		procedure: {
			heading: 'Depois do acidente, sem DPVAT: passo a passo',
			steps: [
				['Peça socorro.', 'Ligue para o 192 ou o 193 e sinalize o local.'],
				['Chame a polícia.', 'Com vítima, a ocorrência se faz no local; peça cópia do boletim.'],
				['Anote os dados.', 'Placa, nome, telefone e seguradora de cada motorista, além de testemunhas.'],
				['Guarde as provas de gasto.', 'Laudos, receitas, notas e comprovante da renda perdida.'],
				['Procure as apólices.', 'A do causador, a do carro em que a vítima estava e as de vida.'],
				['Peça orientação.', 'Defensoria Pública, advogado ou Juizado ajudam na cobrança.'],
			],
		},
		faqs: [
			[
				'Preciso pagar DPVAT ou SPVAT em 2026?',
				'Nenhum dos dois. O primeiro deixou de ser cobrado em 2021, e o segundo foi revogado em dezembro de 2024. Cobrança com esses nomes deve ser denunciada, e não paga.',
			],
			[
				'Sofri um acidente em 2025. Posso pedir DPVAT?',
				'Não há indenização do DPVAT para acidentes depois de 14 de novembro de 2023. O caminho é cobrar de quem causou o dano e acionar os seguros que existirem. Se houver incapacidade, consulte também o INSS.',
			],
			[
				'O seguro do carro passou a ser obrigatório?',
				'Não passou. Nenhuma lei obriga o dono de carro particular a ter seguro. Sem ele, porém, a indenização à vítima sai do bolso de quem causou o acidente.',
			],
		],
	},
]
