import type { Subject } from '../../types.ts'

/** People whose firm fits in a bag: what they owe to clients and readers comes with the equipment. */
export const creatorSubjects: readonly Subject[] = [
	{
		words: ['fotografo', 'fotografa', 'videomaker', 'cinegrafist'],
		label: 'Seguro para fotógrafos',
		angle: 'coverage',
		titles: ['Seguro para fotógrafos: câmera, trabalho e clientes', 'Fotógrafos: como segurar equipamento e trabalho'],
		heading: 'A câmera na mochila e o cliente à espera',
		opening:
			'O fotógrafo leva o negócio nas costas. Uma queda, um furto no carro ou um cartão de memória com defeito podem parar a agenda e gerar cobrança no mesmo dia.',
		points: [
			'O seguro para fotógrafos junta equipamento, danos a terceiros e, às vezes, erro no serviço.',
			'Furto sem arrombamento e equipamento sem nota costumam ficar de fora.',
		],
		facts: [
			'O seguro de equipamentos do fotógrafo cobre câmera, lente, flash, drone declarado e computador, conforme a lista. As causas comuns são roubo, furto com arrombamento, queda e dano elétrico. Leia quais delas o plano traz, porque o básico pode ter só roubo.',
			'Equipamento de fotografia vive fora do endereço. Confira se a cobertura vale na rua, no carro, em outra cidade e no exterior. Câmera deixada à vista no banco é motivo conhecido de recusa.',
			'Tripé no caminho, refletor que cai e piso riscado são danos a terceiros. Para eles serve a responsabilidade civil, que muitas casas de festa já exigem do fotógrafo. O certificado costuma ser pedido dias antes.',
			'Perder as fotos do casamento é falha do serviço, e não dano ao equipamento. Alguns planos de RC profissional tratam disso; outros excluem. Pergunte pela perda de arquivos e pela repetição da sessão.',
			'Imagem de pessoa também gera processo. Publicar sem autorização pode virar pedido de dano moral, e a cobertura não é automática. Use contrato de imagem e guarde a assinatura.',
			'Lista com série, nota fiscal e foto de cada peça decide a indenização. Equipamento comprado fora do país precisa de prova de compra. Atualize os valores quando trocar de corpo ou de lente.',
		],
		procedure: {
			heading: 'Monte a apólice do fotógrafo',
			steps: [
				['Ponha tudo na lista.', 'Marca, série, nota e preço de hoje.'],
				['Conte onde trabalha.', 'Estúdio, rua, eventos e viagens.'],
				['Separe o indispensável.', 'Aquilo que, se sumir, para a agenda.'],
				['Junte as coberturas.', 'Equipamento, terceiros e falha do serviço.'],
				['Crie a rotina.', 'Duas cópias das fotos antes de dormir.'],
			],
		},
		faqs: [
			[
				'O seguro da casa cobre a câmera de trabalho?',
				'O residencial costuma excluir bens de uso profissional. Peça a linha de equipamentos no seu nome ou no do CNPJ.',
			],
			[
				'Equipamento alugado entra?',
				'Pode entrar como bem de terceiros, com declaração. A locadora às vezes oferece seguro próprio. Compare limite e franquia antes de pagar os dois.',
			],
			[
				'Quanto custa segurar o equipamento?',
				'O preço segue o valor da lista, as coberturas, a franquia e o lugar de uso. Queda e exterior encarecem. Peça duas versões, com e sem elas.',
			],
		],
	},
	{
		words: ['influenciador', 'influencer', 'criador de conteudo', 'criadores de conteudo', 'youtuber', 'streamer'],
		label: 'Seguro para influenciadores',
		angle: 'coverage',
		titles: ['Seguro para influenciadores digitais: o que existe', 'Influenciadores digitais: riscos que têm seguro'],
		heading: 'Câmera, conta e palavra publicada',
		opening:
			'Para o influenciador, a empresa é a própria pessoa, um celular e uma conta que pode cair. Pouca gente pensa em seguro antes da primeira notificação de um advogado.',
		points: [
			'Influenciadores podem segurar equipamento, pessoa, dados e parte da responsabilidade civil.',
			'Perda de seguidores, conta suspensa e multa publicitária, em regra, não têm seguro.',
		],
		facts: [
			'Não há um produto único para influenciadores. A proteção se monta com peças: equipamento, responsabilidade civil, dados e acidentes pessoais. Comece pelo que faria o canal parar.',
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
