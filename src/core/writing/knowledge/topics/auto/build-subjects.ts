import type { Subject } from '../../types.ts'

/** What drives a car and what is built into it: batteries, armour, gas. */
export const autoBuilds: readonly Subject[] = [
	{
		words: [
			'carro eletric',
			'carros eletric',
			'veiculo eletric',
			'veiculos eletric',
			'auto para eletric',
			'auto eletric',
			'eletrico e hibrid',
			'eletricos e hibrid',
			'eletrico ou hibrid',
			'eletricos ou hibrid',
		],
		label: 'Carro elétrico',
		heading: 'O que muda no carro elétrico',
		facts: [
			'No carro elétrico, a bateria concentra boa parte do valor. Pergunte se ela tem cobertura em batida, alagamento e sobrecarga na recarga. A resposta precisa vir por escrito.',
			'Oficina treinada e peça disponível pesam no preço do elétrico. Em cidades pequenas, o reparo pode exigir viagem. Por isso, carro reserva e guincho longo ganham valor.',
			'O carregador de parede costuma pertencer ao seguro da casa, e não ao do carro. Já o cabo portátil pode entrar no veículo. Declare os dois e evite o vazio entre as apólices.',
		],
	},
	{
		words: ['blindad', 'blindagem'],
		label: 'Carro blindado',
		heading: 'O que muda no carro blindado',
		points: [
			'O carro blindado pede certificado da blindagem e aceitação caso a caso.',
			'No blindado, vidro e porta custam mais, o que aumenta o prêmio e também a franquia do contrato.',
		],
		facts: [
			'Carro blindado tem aceitação própria. A seguradora pede o certificado da blindagem, o registro no documento e, às vezes, vistoria. O valor da proteção se declara à parte, com nota.',
			'No blindado, vidro e porta custam muito mais e pedem oficina especializada. Por isso, o preço sobe e a franquia também. Veja se a linha de vidros aceita os especiais ou se os exclui.',
			'A blindagem pesa, desgasta suspensão e freios e perde validade com o tempo. Delaminação do vidro é desgaste, e não sinistro. Guarde os comprovantes de manutenção, pois eles contam na análise.',
		],
	},
	{
		words: ['kit gas', 'gnv'],
		label: 'Kit gás',
		heading: 'Kit gás: avise antes de instalar',
		points: [
			'O kit gás precisa constar no documento do veículo e na apólice antes do uso.',
			'Sem inspeção e sem aviso à seguradora, o carro com kit gás pode ter o sinistro questionado.',
		],
		facts: [
			'O kit gás muda o carro e o documento. A instalação precisa de oficina registrada, inspeção e anotação no certificado do veículo. Sem essa regularização, a seguradora pode questionar o sinistro.',
			'Avise a seguradora antes de instalar o kit gás e peça o endosso. O equipamento pode ser incluído com valor próprio. Se ele ficar fora da apólice, a indenização considera só o carro original.',
			'A inspeção do kit gás é periódica e tem selo. Cilindro vencido é risco para todos e argumento contra o dono. Anote o vencimento junto com o do licenciamento.',
		],
	},
	{
		words: ['hibrid', 'carro hibrid', 'carros hibrid', 'plug-in'],
		label: 'Carro híbrido',
		titles: [
			'Carro híbrido: o que perguntar antes do seguro',
			'Seguro de carro híbrido: bateria, oficina e preço',
			'Híbrido flex ou plug-in: o que muda no seguro',
		],
		heading: 'Dois motores, uma apólice',
		opening:
			'O híbrido anda com gasolina e com eletricidade, e o conserto conhece os dois mundos. A apólice precisa conhecer também.',
		points: [
			'No carro híbrido, pergunte pela bateria de alta tensão em batida, água e incêndio.',
			'Diga a versão exata: o híbrido leve, o pleno e o plug-in têm peças e preços diferentes.',
		],
		facts: [
			'O carro híbrido usa as coberturas comuns: casco, roubo e furto, terceiros e assistência. O que muda é o custo do reparo. Motor elétrico, inversor e bateria pedem gente treinada.',
			'Há três famílias de híbridos. O leve só ajuda o motor, o pleno roda trechos curtos na eletricidade e o plug-in carrega na tomada. Informe a versão exata, pois o preço da peça acompanha.',
			'A bateria de alta tensão fica, muitas vezes, no assoalho ou sob o banco. Batida por baixo e água podem alcançá-la. Pergunte se o dano entra no casco e se há limite próprio.',
			'Perda de capacidade com o tempo é desgaste, e não acidente. Quem responde é a garantia da montadora, no prazo dela. Faça as revisões na rede, para não perder esse direito.',
			'No híbrido plug-in, o cabo portátil costuma seguir o carro, se declarado. O carregador de parede pertence, em geral, ao seguro da casa. Deixe cada um em uma apólice, sem vazio entre elas.',
			'O guincho deve ser de plataforma em muitos modelos. Rebocar com as rodas no chão pode danificar o motor elétrico. Leia o manual e avise a central que o carro é híbrido.',
			'O preço do seguro pode surpreender nos dois sentidos. Peça rara encarece; itens de segurança e baixo roubo ajudam. Cote antes da compra e compare com a versão a combustão.',
		],
		procedure: {
			heading: 'Como cotar o seguro do híbrido',
			steps: [
				['Anote a versão.', 'Leve, pleno ou plug-in, com ano e código Fipe.'],
				['Ache a bateria no contrato.', 'Batida, água, incêndio e furto de peça.'],
				['Veja a oficina.', 'A rede da sua cidade atende a marca?'],
				['Confira o guincho.', 'Plataforma e quilômetros até a concessionária.'],
				['Inclua o que veio depois.', 'Cabo, carregador e outros itens fora de fábrica.'],
			],
		},
		faqs: [
			[
				'O seguro de carro híbrido é mais caro?',
				'Depende do modelo. Peça e mão de obra podem encarecer, enquanto o baixo índice de roubo ajuda. Peça o preço com a versão exata.',
			],
			[
				'Água na bateria do híbrido tem cobertura?',
				'Nos planos com alagamento, costuma ter, se o carro foi alcançado pela água. Não ligue o sistema e chame o guincho. Atravessar rua alagada pode virar discussão.',
			],
		],
	},
]
