import type { Subject } from '../../types.ts'

/** Those who drive for a living. */
export const lifeDrivers: readonly Subject[] = [
	{
		words: [
			'caminhoneir',
			'motorista de caminhao',
			'motoristas de caminhao',
			'motorista profissional',
			'motoristas profissionais',
			'carreteiro',
		],
		label: 'Seguro de vida para caminhoneiro',
		titles: [
			'Seguro de vida para caminhoneiro: o que conferir',
			'Seguro de vida para caminhoneiros: lei e coberturas',
			'Caminhoneiro e seguro de vida: a família em casa',
		],
		heading: 'O que pesa para quem vive na estrada',
		opening:
			'Quem vive na estrada passa noites longe, cumpre prazo apertado e sustenta uma casa que fica para trás. O seguro de vida do caminhoneiro precisa olhar para os três lados.',
		points: [
			'O motorista profissional com carteira assinada tem seguro de vida pago pela empresa.',
			'O caminhoneiro autônomo contrata o seu: a diária por incapacidade pesa tanto quanto o capital.',
		],
		facts: [
			'A [Lei 13.103/2015](lei-do-motorista) dá ao motorista profissional empregado um seguro pago pela empresa. Ele cobre morte, invalidez por acidente, traslado e auxílio para funeral ligados ao trabalho. O mínimo é de dez vezes o piso da categoria, ou mais, se a convenção disser.',
			'O autônomo não tem esse benefício. Para ele, o contrato é individual, e o preço segue idade, saúde, atividade e capital. Diga na proposta que dirige caminhão e que tipo de carga leva.',
			'O mínimo da lei é um piso, e não uma conta da família. Some as parcelas do caminhão, o aluguel, a escola e um ou dois anos de renda. A diferença entre essa soma e o piso é o que falta contratar.',
			'Para o caminhoneiro, ficar parado é o risco mais frequente. A diária por incapacidade temporária paga os dias sem dirigir, depois da franquia. Veja se ela vale para doença e para acidente.',
			'Invalidez parcial merece leitura atenta. Uma mão ou um joelho pode impedir a profissão, embora a tabela pague só um percentual. Pergunte se há cobertura por incapacidade para a própria atividade.',
			'Traslado e assistência funeral contam para quem pode falecer longe de casa. Confira se valem em todo o país e nas rotas do Mercosul. Deixe o telefone da central com a família, e não só na cabine.',
			'Responda com verdade sobre pressão, diabetes, sono e remédios. Omissão de propósito pode custar o pagamento. Se a saúde mudou depois da contratação, pergunte à corretora o que avisar.',
		],
		procedure: {
			heading: 'A conta do caminhoneiro em cinco passos',
			steps: [
				['Veja o que já existe.', 'Peça à empresa ou ao sindicato a apólice em grupo.'],
				['Some as dívidas.', 'Caminhão, casa e cartões.'],
				['Escolha o capital.', 'Dívidas mais um ou dois anos de despesas da família.'],
				['Inclua a diária.', 'Calcule quanto entra por dia de estrada.'],
				['Escolha os beneficiários.', 'Nomes, percentuais e telefones atualizados.'],
			],
		},
		faqs: [
			[
				'A empresa é obrigada a fazer seguro de vida do motorista?',
				'Sim, para o motorista profissional empregado, segundo a Lei 13.103/2015. O custo é do empregador. Peça a cópia da apólice ou do certificado.',
			],
			[
				'O seguro do caminhão paga a família do motorista?',
				'Só em poucos casos. Ele trata do veículo e dos terceiros. Alguns planos têm acidentes pessoais de passageiros, com limite baixo, que podem alcançar quem dirige.',
			],
			[
				'Dormir no caminhão muda o seguro de vida?',
				'A noite na estrada não costuma ser exclusão. O que importa é ter declarado a profissão. Leia, porém, as regras sobre direção acima do tempo permitido e uso de substâncias.',
			],
		],
	},
]
