import type { Subject } from './types.ts'

export const travelSubjects: readonly Subject[] = [
	{
		words: ['bagagem', 'mala', 'extravi'],
		label: 'Bagagem extraviada',
		heading: 'Se a mala não chegar',
		facts: [
			'Bagagem extraviada tem dois responsáveis possíveis: a companhia aérea, por lei, e a seguradora, por contrato. A primeira paga até o teto; a segunda completa, se a linha existir. Por isso, o pedido começa sempre no balcão da empresa.',
			'Faça uma lista do que havia na mala ainda no aeroporto, enquanto lembra. Marca, valor e data aproximada bastam. Fotos feitas antes da viagem valem mais do que a memória.',
		],
	},
	{
		words: ['cancelamento', 'cancelar', 'desist'],
		label: 'Cancelamento',
		heading: 'Quando a viagem não acontece',
	},
	{
		words: ['europa', 'schengen', 'portugal', 'italia'],
		label: 'Seguro viagem para a Europa',
		heading: 'O que muda na Europa',
		facts: [
			'Trinta mil euros parecem muito, mas uma internação com cirurgia chega perto disso. Quem pratica esporte ou tem mais idade deve pensar em limite maior. O preço por dia sobe menos do que o limite.',
			'Na Europa, consulado, escola ou a própria imigração podem pedir prova de seguro. Leve o certificado impresso, com limite em euros. A frase sobre retorno e despesas médicas precisa estar clara.',
		],
	},
	{
		words: ['mercosul', 'carta verde', 'argentina', 'uruguai'],
		label: 'De carro no Mercosul',
		heading: 'De carro além da fronteira',
		facts: [
			'A Carta Verde tem período fixo, como dias ou meses, e sai em nome do veículo. Compre antes da fronteira, com corretor ou seguradora. O documento deve viajar no carro.',
			'Além da Carta Verde, cada país do Mercosul pede documentos do carro e do condutor. Carro em nome de outra pessoa exige autorização. Consulte o Portal Consular antes de pegar a estrada.',
		],
	},
	{
		words: ['medic', 'hospital', 'doenca'],
		label: 'Despesas médicas',
		heading: 'Médico e hospital longe de casa',
	},
	{
		words: ['intercambio', 'estud'],
		label: 'Seguro para intercâmbio',
		heading: 'Meses fora para estudar',
		facts: [
			'No intercâmbio, a cobertura precisa valer do embarque ao último dia de aula, com folga. Saúde mental e esporte da escola entram na conversa. Peça o certificado na língua exigida.',
			'Estudante costuma ficar muitos meses no mesmo lugar, e por isso usa mais médico do que o turista. Compare a rede na cidade de destino. Limite alto sem hospital perto ajuda pouco.',
		],
	},
	{ words: ['cartao'], label: 'Seguro viagem do cartão', heading: 'O seguro que vem no cartão' },
	{
		words: ['gestant', 'gravid', 'idos', 'preexistente'],
		label: 'Gestantes e idosos em viagem',
		heading: 'Gestantes, idosos e doenças antigas',
	},
	{
		words: ['esport', 'trilha', 'mergulho', 'esqui'],
		label: 'Esporte e aventura',
		heading: 'Trilha, neve e mergulho',
	},
]
