import type { Subject } from '../../types.ts'

/** Vehicles to live in on holiday, and what a car pulls behind it. */
export const leisureVehicles: readonly Subject[] = [
	{
		words: [
			'motorhome',
			'motor home',
			'motor-casa',
			'motorcasa',
			'autocaravana',
			'campervan',
			'kombi home',
			'van camper',
		],
		label: 'Seguro para motorhome',
		titles: [
			'Seguro para motorhome: o veículo e a casa sobre rodas',
			'Seguro de motorhome: equipamentos, uso e terceiros',
			'Motorhome segurado: o que declarar na apólice',
		],
		heading: 'Metade veículo, metade casa',
		opening:
			'O motorhome leva cama, fogão, painel solar e a família inteira. Para o seguro, ele é um veículo com muita coisa presa dentro.',
		points: [
			'O motorhome precisa constar como motor-casa no documento antes de ser segurado.',
			'Móveis, placas e eletrodomésticos fixos só entram quando são declarados, com nota e valor.',
		],
		facts: [
			'O seguro para motorhome parte das linhas de um veículo: casco, roubo e furto, incêndio, terceiros e assistência. Poucas seguradoras aceitam, e cada uma tem a sua lista. Fabricante, ano e documento decidem o começo da conversa.',
			'O documento deve dizer motor-casa. Van ou caminhão transformado sem essa mudança no registro é um veículo irregular. Antes de cotar, faça a inspeção e a alteração no Detran.',
			'A tabela comum raramente serve, pois a montagem vale tanto quanto o chassi. O caminho costuma ser o valor determinado, com laudo e notas. Atualize a quantia a cada equipamento novo.',
			'Painel solar, baterias, ar, geladeira, toldo e móveis são parte da montagem. Liste cada item fixo com valor. Roupa, panela, bicicleta e notebook são bens soltos e, em regra, ficam fora.',
			'Gás e instalação elétrica pedem cuidado, porque o fogo é o risco mais temido. A seguradora pode exigir laudo ou revisão. Guarde as notas e faça testes antes de cada viagem.',
			'Diga como o motorhome é usado. Férias, moradia o ano inteiro e aluguel para outros são riscos diferentes. O uso escondido é o motivo mais fácil de recusa.',
			'O [Código de Trânsito](ctb) permite dirigir motor-casa de até 6 toneladas com a categoria B, com as condições do artigo 143. Acima disso, a CNH é outra. Guincho comum não move um veículo desse porte: confira peso e altura na assistência.',
		],
		procedure: {
			heading: 'Como cotar o seguro do motorhome',
			steps: [
				['Regularize o documento.', 'Espécie motor-casa, com inspeção feita.'],
				['Monte o dossiê.', 'Fotos, notas, laudo elétrico e de gás.'],
				['Some o valor.', 'Chassi, montagem e equipamentos fixos.'],
				['Explique as viagens.', 'Meses por ano, países e onde ele dorme.'],
				['Confira o socorro.', 'Guincho pesado, altura e quilômetros.'],
			],
		},
		faqs: [
			[
				'O seguro cobre o que está dentro do motorhome?',
				'Cobre o que é fixo e foi declarado. Objeto pessoal costuma ficar fora. Para notebook e câmera, há seguro de equipamentos portáteis.',
			],
			[
				'Posso viajar de motorhome para fora do Brasil?',
				'Pode, com os seguros que cada país exige, como a Carta Verde no Mercosul. O casco só acompanha se a apólice tiver extensão. Peça a confirmação antes da fronteira.',
			],
		],
	},
	{
		words: [
			'seguro para reboque',
			'seguro de reboque',
			'seguro do reboque',
			'reboque e carretinha',
			'reboque engatad',
			'puxar reboque',
			'carretinha',
			'engate',
			'trailer',
		],
		label: 'Seguro para reboque e carretinha',
		titles: [
			'Seguro para reboque e carretinha: o que cobre',
			'Reboque e carretinha: placa, engate e seguro',
			'Carretinha no seguro do carro: o que perguntar',
		],
		heading: 'O que vai atrás do carro também conta',
		opening:
			'A carretinha leva a moto, o barco ou a mudança e quase nunca aparece na apólice. Até o dia em que ela se solta na descida.',
		points: [
			'O seguro do carro, em regra, não paga o dano ao reboque nem à carga que vai nele.',
			'Dano que a carretinha causa a terceiros pode ter cobertura: peça a resposta por escrito.',
		],
		facts: [
			'Reboque e carretinha são veículos, com registro, placa e licenciamento próprios. Sem isso, não há seguro que aceite. Confira o documento antes de comprar um usado.',
			'São três perguntas diferentes. O dano ao próprio reboque, a carga sobre ele e o que ele causa aos outros. Cada uma tem resposta própria no contrato.',
			'Muitas apólices estendem a cobertura de terceiros ao reboque enquanto ele está engatado no carro segurado. Outras pedem declaração. Solto na rua ou na garagem, ele costuma ficar sem proteção.',
			'Para o próprio reboque, procure uma apólice dele ou a inclusão na do carro. Poucas empresas trabalham com carretinha de baixo valor. Trailer de viagem e reboque grande têm aceitação melhor.',
			'A carga não vai junto. Moto, barco, cavalo e ferramenta têm seguros próprios, e alguns incluem o trajeto sobre o reboque. Se o frete é pago, vale a regra do transporte de carga.',
			'O engate precisa seguir as normas do Contran e o limite de peso do carro. Excesso, luz queimada ou corrente solta pesam contra você no sinistro. Some o peso da carga antes de sair.',
			'Veja a categoria da sua CNH e a velocidade permitida com reboque no [Código de Trânsito](ctb). Teste freio e luzes a cada viagem. O guincho da assistência, por fim, nem sempre leva os dois.',
		],
		procedure: {
			heading: 'Antes de engatar',
			steps: [
				['Veja o documento.', 'Placa, licenciamento e peso máximo.'],
				['Leia a apólice do carro.', 'Procure a palavra reboque nas coberturas e nas exclusões.'],
				['Mande a pergunta por e-mail.', 'Terceiros com o reboque engatado: sim ou não?'],
				['Cote o próprio reboque.', 'Valor, uso e onde ele fica guardado.'],
				['Teste o conjunto.', 'Luzes, corrente, pneus e freio.'],
			],
		},
		faqs: [
			[
				'A carretinha se soltou e bateu em um carro. O seguro paga?',
				'A linha de terceiros pode pagar, se o contrato aceita o reboque e ele estava regular. Engate fora da norma complica. Não demore a avisar.',
			],
			[
				'O seguro cobre furto de carretinha?',
				'Só com apólice do próprio reboque ou inclusão expressa. A do carro, em regra, não alcança. Trava de engate e garagem ajudam.',
			],
		],
	},
]
