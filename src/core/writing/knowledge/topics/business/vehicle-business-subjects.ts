import type { Subject } from '../../types.ts'

/** Firms that keep other people's cars, or that are a vehicle themselves. */
export const vehicleBusinesses: readonly Subject[] = [
	{
		words: [
			'oficina mecanica',
			'oficinas mecanicas',
			'seguro para oficina',
			'lava-rapido',
			'lava rapido',
			'lava-jato',
			'lava jato',
			'auto center',
			'autocenter',
			'funilaria',
			'borracharia',
			'seguro para estacionamento',
			'seguro de estacionamento',
		],
		label: 'Oficina e estacionamento',
		angle: 'coverage',
		titles: [
			'Oficina mecânica: o seguro do carro do cliente',
			'Seguro para oficina e estacionamento: o que cobrir',
			'Oficina e lava-rápido: carros de clientes na guarda',
		],
		heading: 'O carro do cliente está com você',
		opening:
			'O cliente entrega a chave e vai embora tranquilo. A partir daí, o carro dele está sob a guarda da empresa, e qualquer risco na porta vira conversa difícil.',
		points: [
			'A oficina responde pelo carro do cliente enquanto ele está sob a sua guarda.',
			'Essa cobertura tem nome próprio, a de guarda de veículos de terceiros, e raramente vem na base.',
		],
		facts: [
			'O seguro empresarial básico protege o prédio e os bens da oficina. O carro do cliente não é bem da empresa. Para ele existe a responsabilidade civil por guarda de veículos de terceiros.',
			'Essa linha costuma cobrir incêndio, roubo, furto e colisão dentro do local. Manobra no pátio e teste na rua podem exigir extensão. Confira quem pode dirigir, com que habilitação e até que distância.',
			'Some os carros de um dia cheio, e não a média. O limite deve caber no modelo mais caro que entra no box. Veja também se há teto por veículo e qual é a franquia.',
			'A Súmula 130 do [STJ](stj) diz que a empresa responde por dano ou furto de veículo no seu estacionamento. A placa que nega responsabilidade não muda isso. O mesmo raciocínio alcança o lava-rápido e a oficina.',
			'Serviço mal feito é outro risco. Roda solta ou freio mal montado podem causar acidente dias depois. Pergunte pela responsabilidade civil de serviços prestados e pelo prazo que ela alcança.',
			'Solda, tinta e solvente aumentam o risco de fogo. A seguradora olha extintores, instalação elétrica e alvará dos bombeiros. Elevador, compressor e aparelho de diagnóstico entram como equipamentos, com valor próprio.',
			'Ficha de entrada com fotos evita muitas brigas. Anote quilometragem, combustível, riscos e objetos no interior. O que fica dentro do carro, aliás, quase nunca tem cobertura.',
		],
		procedure: {
			heading: 'Recebeu o carro: rotina em cinco passos',
			steps: [
				['Fotografe.', 'Quatro lados, painel e danos que já existem.'],
				['Preencha a ficha.', 'Serviço pedido, objetos e assinatura do cliente.'],
				['Guarde a chave.', 'Quadro trancado, longe do balcão.'],
				['Defina quem manobra.', 'Só habilitados, com nome na apólice quando ela pedir.'],
				['Confira na saída.', 'Repita as fotos e peça a assinatura na entrega.'],
			],
		},
		faqs: [
			[
				'O seguro do próprio cliente não resolve?',
				'Pode pagar o conserto, mas a seguradora dele tende a cobrar da oficina depois. E há clientes sem seguro. A cobertura de guarda protege a empresa nos dois casos.',
			],
			[
				'O teste de rodagem na rua tem cobertura?',
				'Só se a apólice trouxer essa extensão. Ela costuma limitar distância, horário e condutor. Peça a regra por escrito.',
			],
			[
				'Estacionamento na rua, com manobrista, entra?',
				'Só quando a apólice diz. O serviço de manobrista em via pública costuma exigir cobertura própria. Informe onde os carros ficam.',
			],
		],
	},
	{
		words: ['food truck', 'foodtruck', 'food bike', 'carrinho de lanche', 'trailer de lanche', 'trailer de comida'],
		label: 'Food truck',
		angle: 'coverage',
		titles: [
			'Food truck: o seguro da cozinha e do veículo',
			'Seguro para food truck: cozinha, rua e clientes',
			'Food truck protegido: as apólices que se somam',
		],
		heading: 'Uma cozinha que anda',
		opening:
			'O food truck é restaurante na hora do almoço e veículo no caminho de volta. Uma apólice só raramente cobre as duas vidas.',
		points: [
			'O food truck costuma pedir duas apólices: a do veículo e a do negócio.',
			'Gás, chapa e público na rua fazem da responsabilidade civil a linha que mais pesa na conta.',
		],
		facts: [
			'O seguro auto cobre o food truck como veículo: batida, roubo e danos a terceiros no trânsito. A cozinha instalada é outra história. Chapa, coifa e geladeira precisam de declaração ou de apólice própria.',
			'O seguro empresarial foi feito para um endereço fixo. No food truck, peça cobertura em qualquer ponto ou a lista dos locais de trabalho. Sem isso, o incêndio na praça pode ficar fora.',
			'Cliente que se queima ou passa mal pode pedir indenização. As linhas que respondem são a responsabilidade civil de operações e a de produtos. Eventos e feiras costumam exigir a apólice para liberar a vaga.',
			'Botijão e fritadeira em espaço pequeno são o risco principal. Mangueira na validade, extintor certo e ventilação contam na aceitação. Guarde o laudo da instalação de gás.',
			'À noite, o food truck dorme em algum lugar. Garagem fechada, pátio ou rua mudam o preço do roubo. Gerador e botijão soltos do lado de fora quase nunca têm cobertura.',
			'A adaptação do veículo precisa constar no documento, com a inspeção feita. Modificação irregular dá motivo para recusa. Confira também a licença da prefeitura e a da vigilância sanitária.',
		],
		procedure: {
			heading: 'Montar a proteção do food truck',
			steps: [
				['Separe veículo e cozinha.', 'Liste o valor de cada equipamento instalado.'],
				['Regularize a adaptação.', 'Documento do veículo e laudo de gás em dia.'],
				['Liste os pontos.', 'Praças, eventos e o lugar onde ele dorme.'],
				['Peça a responsabilidade civil.', 'Operações e produtos, com limite por evento.'],
				['Compare as duas apólices.', 'Nada deve ficar no vazio entre elas.'],
			],
		},
		faqs: [
			[
				'O seguro do veículo cobre os equipamentos da cozinha?',
				'Só se estiverem declarados e aceitos. Muitas apólices de automóvel recusam esses itens. Nesse caso, a linha de equipamentos do seguro empresarial resolve.',
			],
			[
				'MEI com food truck consegue seguro?',
				'Consegue, em seguradoras que aceitam o ramo de alimentação. Tenha o CNPJ, as licenças e as notas dos equipamentos. O preço segue o valor e o movimento.',
			],
		],
	},
]
