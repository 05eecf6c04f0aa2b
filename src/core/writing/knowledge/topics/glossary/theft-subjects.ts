import type { Subject } from '../../types.ts'

export const glossaryTheft: readonly Subject[] = [
	{
		words: ['furto', 'roubo e furto', 'roubo ou furto'],
		label: 'Furto simples e qualificado',
		titles: [
			'Furto simples e qualificado: a diferença no seguro',
			'Furto qualificado ou simples: qual o seguro cobre',
			'Roubo, furto simples e qualificado: as diferenças',
		],
		heading: 'Três crimes, três respostas do seguro',
		angle: 'compare',
		opening:
			'A bolsa sumiu da cadeira, a porta foi arrombada, o celular foi levado na mira de uma arma. Para a vítima, é tudo prejuízo. Para a apólice, são três palavras diferentes.',
		points: [
			'Furto simples não deixa marca; o qualificado tem arrombamento, chave falsa ou destreza.',
			'Muitos seguros cobrem roubo e furto qualificado, e só alguns pagam o furto simples.',
		],
		facts: [
			'Furto é levar o que é de outro sem violência nem ameaça. Roubo é levar com violência, grave ameaça ou depois de deixar a vítima sem reação. A separação está no [Código Penal](codigo-penal), nos artigos 155 e 157.',
			'O furto simples é o mais discreto: a pessoa vira as costas e o bem some. Não há porta quebrada nem fechadura forçada. Por isso, é o mais difícil de provar e o mais excluído dos contratos.',
			'O furto qualificado tem algo a mais, como destruição de obstáculo, chave falsa, escalada, destreza ou ajuda de outra pessoa. No seguro, pesa sobretudo o vestígio. Fechadura arrombada e vidro quebrado contam a história.',
			'A apólice pode usar uma definição mais estreita do que a da lei. Algumas só aceitam furto com rompimento de obstáculo. Leia a definição no glossário do contrato, e não no dicionário.',
			'No seguro do carro, furto simples costuma entrar, porque o bem segurado é o próprio veículo. No de celular, bolsa, bicicleta e residência, a regra muda de plano para plano. Pergunte com a palavra exata.',
			'Quem registra a ocorrência deve contar o que houve, sem escolher o crime. O delegado dá o nome, e ele pode mudar depois. Versão ajeitada para caber na apólice é fraude.',
			'Perda não é furto. Esquecer a mochila no táxi ou deixar cair o celular fica fora de quase todos os planos. Se a dúvida existe, descreva o lugar, a hora e quem estava perto.',
		],
		procedure: {
			heading: 'O que fazer quando levam algo seu',
			steps: [
				['Preserve os vestígios.', 'Fotografe porta, vidro e fechadura.'],
				['Peça as imagens.', 'Do prédio, da loja ou da rua, no mesmo dia.'],
				['Vá à polícia.', 'Relato fiel, com lista e valores.'],
				['Abra o glossário da apólice.', 'Veja como ela define cada crime.'],
				['Abra o pedido.', 'Com fotos, notas e o registro.'],
				['Exija a razão no papel.', 'Se disserem que foi furto simples.'],
			],
		},
		faqs: [
			[
				'O seguro cobre furto simples?',
				'Alguns cobrem, quase sempre por um preço maior. Em residência, celular e bolsa, a regra comum é pagar só roubo e furto qualificado.',
			],
			[
				'Abrir o carro com aparelho eletrônico é furto qualificado?',
				'Em geral, é tratado como furto com meio fraudulento ou chave falsa. Como não há marca, a prova vem de câmera e de perícia.',
			],
			[
				'Batedor de carteira é furto simples ou qualificado?',
				'A lei fala em destreza, que qualifica o furto. No seguro, porém, muitos contratos exigem vestígio e excluem esse caso.',
			],
		],
	},
]
