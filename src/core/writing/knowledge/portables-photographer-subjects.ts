import type { Subject } from './types.ts'

/** The camera is a tool: what its owner owes to clients and passers-by comes with it. */
export const photographerSubjects: readonly Subject[] = [
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
]
