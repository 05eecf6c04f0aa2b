import type { Subject } from '../../types.ts'

export const droneSubjects: readonly Subject[] = [
	{
		words: [
			'drone agricola',
			'drones agricolas',
			'drone de uso agricola',
			'drones de uso agricola',
			'drone para lavoura',
			'drones para lavoura',
			'drone na lavoura',
			'drones na lavoura',
			'drone de pulverizacao',
			'drones de pulverizacao',
			'pulverizacao com drone',
		],
		label: 'Drone agrícola',
		titles: [
			'Drone agrícola: seguro, registro e deriva',
			'Seguro para drone agrícola: casco e terceiros',
			'Drone na lavoura: o que o seguro precisa cobrir',
		],
		heading: 'O drone que pulveriza a lavoura',
		opening:
			'O drone agrícola trabalha baixo, pesado e cheio de produto. O risco não está só na queda: está também na lavoura do vizinho.',
		points: [
			'O drone agrícola de uso profissional precisa de seguro contra danos a terceiros.',
			'A deriva do produto na lavoura vizinha nem sempre está coberta: pergunte antes da safra.',
		],
		facts: [
			'Na lavoura, o voo é de uso profissional. Acima de 250 gramas, as normas da [ANAC](anac-drones) pedem seguro contra danos a terceiros, o RETA. Essa regra vale para o produtor e para quem presta o serviço.',
			'O RETA olha para fora: pessoas, casas, máquinas e animais atingidos. Ele não paga a queda do próprio drone agrícola. Para o equipamento, existe a cobertura de casco.',
			'Deriva é o produto que o vento leva para fora do alvo. O dano à lavoura, à água ou às abelhas do vizinho costuma ter exclusão ou linha própria. Peça a resposta por escrito antes da primeira aplicação.',
			'O [Ministério da Agricultura](agricultura) tem regras para aplicar defensivos com drone, como registro do operador e curso. A falta delas dá motivo para recusa e multa. Guarde os relatórios de cada voo.',
			'Bateria, rádio, tanque e gerador somam valor alto. Veja se entram no casco ou se pedem lista à parte. Furto no galpão e dano no transporte até o talhão também precisam de linha.',
			'Na safra, o drone parado custa a janela de aplicação. Pergunte pelo prazo de conserto e pelo equipamento reserva. Quem presta serviço deve pôr esse prazo no contrato com o produtor.',
			'O seguro rural da lavoura não cobre o drone nem o dano que ele causa. Cada um tem a sua apólice. O de máquinas e equipamentos pode aceitar o aparelho, conforme a seguradora.',
		],
		procedure: {
			heading: 'Antes do primeiro voo na lavoura',
			steps: [
				['Cadastre o drone.', 'O sistema da ANAC gera a identificação.'],
				['Registre a operação.', 'Confira as exigências do Ministério da Agricultura.'],
				['Contrate o RETA.', 'Leve o certificado a campo.'],
				['Feche o casco.', 'Com baterias, rádio e tanque no valor.'],
				['Trate da deriva.', 'Cobertura, distância e vento na ficha de cada aplicação.'],
			],
		},
		faqs: [
			[
				'O drone usado só na minha fazenda precisa de seguro?',
				'O uso no trabalho não é recreativo, mesmo em terra própria. Por isso, a exigência de seguro contra terceiros, em regra, se aplica. Confirme a norma da ANAC em vigor.',
			],
			[
				'O seguro cobre a queima da lavoura vizinha?',
				'Só se a apólice incluir a deriva ou o dano por produto aplicado. O RETA básico trata de acidente da aeronave. Essa diferença precisa estar na proposta.',
			],
		],
	},
	{
		words: [
			'drone profission',
			'drones profission',
			'drone no trabalho',
			'drone para filmagem',
			'drones para filmagem',
			'obrigatorio para drone',
			'obrigatorio de drone',
			'obrigatorio do drone',
			'reta para drone',
			'reta do drone',
			'reta de drone',
			'drone e reta',
		],
		label: 'Drone profissional e RETA',
		titles: ['Drone profissional: o RETA e o que ele cobre', 'Drone no trabalho: seguro obrigatório e casco'],
		heading: 'O drone que trabalha',
		opening:
			'Recebeu para voar, é trabalho. A partir desse ponto, o drone muda de categoria, e o seguro contra danos a terceiros deixa de ser escolha.',
		points: [
			'O drone profissional acima de 250 g precisa do RETA, o seguro contra danos a terceiros.',
			'Cliente e local do voo podem pedir limite maior do que o mínimo da norma da ANAC.',
		],
		facts: [
			'Uso profissional é todo voo que não é lazer: venda de imagens, inspeção, mapa ou serviço para a própria empresa. A nota fiscal não é o critério. O que conta é a finalidade.',
			'O certificado do RETA deve estar à mão durante o voo. Fiscal e contratante podem pedir. Guarde uma cópia no celular e outra na mala.',
			'O contrato do serviço pode exigir mais do que a norma. Limite por evento, nome do cliente na apólice e cobertura de imagens são pedidos comuns. Leia essa cláusula antes de dar o preço.',
			'Drone de fotografia e filmagem leva câmera cara. Declare corpo, lente e estabilizador. A franquia do casco precisa fazer sentido diante desse valor.',
		],
	},
	{
		words: [
			'queda do drone',
			'queda de drone',
			'drone caiu',
			'drone perdid',
			'drone roubad',
			'drone furtad',
			'roubo de drone',
			'roubo do drone',
			'furto de drone',
			'furto do drone',
		],
		label: 'Queda e furto do drone',
		heading: 'Se o drone cair ou sumir',
		facts: [
			'Na queda sem terceiros, só o casco responde. Compare o orçamento com a franquia antes de acionar. Em aparelho simples, a troca pode sair do bolso.',
			'Perda de sinal e voo que não volta são discutidos caso a caso. O registro do aplicativo ajuda a provar o que houve. Alguns contratos exigem tentativa de busca.',
			'Furto simples, sem arrombamento, costuma ficar fora. Mala à vista no carro é o exemplo clássico. Leve o drone com você.',
		],
	},
]
