import type { Subject } from './types.ts'

/** People who live by what they publish. */
export const businessCreativeSubjects: readonly Subject[] = [
	{
		words: ['influenciador', 'influencer', 'criador de conteudo', 'criadores de conteudo', 'youtuber', 'streamer'],
		label: 'Seguro para influenciadores',
		angle: 'buying',
		titles: ['Seguro para influenciadores digitais: o que existe', 'Influenciadores digitais: riscos que têm seguro'],
		heading: 'Câmera, conta e palavra publicada',
		opening:
			'Para o influenciador, a empresa é a própria pessoa, um celular e uma conta que pode cair. Pouca gente pensa em seguro antes da primeira notificação de um advogado.',
		points: [
			'Influenciadores podem segurar equipamento, pessoa, dados e parte da responsabilidade civil.',
			'Perda de seguidores, conta suspensa e multa publicitária, em regra, não têm seguro.',
		],
		facts: [
			'Não há um produto único para influenciadores. A proteção se monta com peças: equipamentos portáteis, responsabilidade civil, riscos cibernéticos e acidentes pessoais. Comece pelo que faria o canal parar.',
			'Quem publica pode ferir a honra, a imagem ou o direito autoral de alguém. Alguns planos de RC profissional ou de mídia pagam defesa e indenização por ato não intencional. O influenciador deve ler se ofensa, plágio e sorteio estão fora.',
			'Conta invadida é o susto mais comum. O seguro cibernético pode pagar especialistas e perda de renda, quando contratada. Exige, em troca, senha forte e confirmação em duas etapas.',
			'Conta suspensa pela plataforma, queda de alcance e contrato cancelado por polêmica não costumam ter cobertura. São riscos do negócio. Reserva em dinheiro e mais de um canal ajudam o influenciador mais do que apólice.',
			'Publicidade precisa ser identificada, segundo o [Código de Defesa do Consumidor](cdc). Produto anunciado que causa dano pode trazer cobrança também a quem o indicou. Multa de órgão público fica fora do seguro.',
			'Viagem de gravação soma riscos. O seguro viagem cuida da pessoa e limita muito os eletrônicos. Para câmera, celular e notebook, peça a extensão de território na apólice de equipamentos.',
		],
		procedure: {
			heading: 'A proteção do canal em cinco passos',
			steps: [
				['Abra a lista.', 'Equipamentos, contas e contratos em vigor.'],
				['Separe pessoa e firma.', 'O que está no CPF e o que está no CNPJ.'],
				['Releia as parcerias.', 'Marcas podem exigir seguro e indenização.'],
				['Proteja a conta.', 'Duas etapas, cópias e acesso de emergência.'],
				['Cote por peças.', 'Equipamento, responsabilidade, dados e pessoa.'],
			],
		},
		faqs: [
			[
				'Existe seguro contra cancelamento na internet?',
				'Perda de seguidores ou de fama, sozinha, não costuma ser segurável aqui. Alguns contratos de empresas pagam gestão de crise. Leia em que situação.',
			],
			[
				'Influenciador MEI consegue contratar?',
				'Consegue, se a atividade constar do cadastro e da proposta. Nem toda ocupação cabe no MEI; confirme com o contador.',
			],
			[
				'O celular que grava os vídeos precisa de apólice própria?',
				'Pode entrar na lista de equipamentos ou ter seguro de celular. Veja se o uso profissional é aceito. A segunda opção costuma limitar o número de trocas.',
			],
		],
	},
]
