import type { Faq } from '../../types.ts'

/** Some on one subject of the home, the last ones on any. */
export const homeFaqs: readonly Faq[] = [
	[
		'O seguro do condomínio cobre o meu apartamento?',
		'Cobre a construção, em regra, com paredes e instalações. Móveis, eletrônicos e melhorias ficam de fora. Por isso, a apólice individual continua útil.',
	],
	[
		'Inquilino pode fazer seguro da casa alugada?',
		'Pode, e costuma fazer bem. Ele segura os próprios bens e a responsabilidade pelo imóvel. Antes, confira o que o contrato de aluguel já exige.',
	],
	[
		'O seguro paga encanador em qualquer vazamento?',
		'A assistência atende casos previstos, com limite de visitas. Ela faz o reparo de emergência, e não uma reforma. A tubulação antiga fica por conta do dono.',
	],
	[
		'Quem tem placas solares precisa avisar?',
		'Precisa. O equipamento aumenta o valor do imóvel e muda o telhado. Informe o preço e peça que conste na apólice.',
	],
	[
		'Casa de praia paga mais?',
		'Costuma pagar por roubo e vendaval, porque fica vazia e exposta. O uso de veraneio deve constar na proposta. Sem isso, a indenização pode virar discussão.',
	],
	[
		'Posso segurar só os móveis?',
		'Em muitas seguradoras, sim. É a escolha típica de quem mora de aluguel ou em apartamento. A linha de roubo costuma acompanhar.',
	],
	[
		'Há carência no seguro residencial?',
		'Em regra, a cobertura começa na data da apólice. Algumas linhas ou serviços de assistência podem ter espera. O prazo precisa estar escrito.',
	],
	[
		'Meu cachorro mordeu o vizinho. Tem cobertura?',
		'Pode ter, na linha de responsabilidade civil familiar. Avise a seguradora antes de prometer pagamento. Veja também se a raça ou o valor têm restrição.',
	],
	[
		'Preciso de vistoria para contratar?',
		'Muitas vezes, não: bastam as respostas da proposta. Em imóveis de valor alto ou de risco diferente, a seguradora pode pedir fotos ou visita. Guarde uma cópia do que enviou.',
	],
	[
		'Quem deve ser o segurado, o dono ou quem mora?',
		'Quem tem interesse no bem. O dono segura a construção; quem mora segura as próprias coisas e os danos que causar. Em família, combine um só contrato com todos os itens.',
	],
	[
		'Preciso ter nota fiscal de tudo?',
		'Não de tudo, mas ajuda muito nos itens caros. Fotos, manuais e fatura do cartão também servem de prova. Quanto mais provas, menos discussão.',
	],
	[
		'Posso ter duas apólices para o mesmo imóvel?',
		'Pode, com aviso às duas seguradoras. A soma não paga mais do que o prejuízo. Por isso, quase sempre é melhor aumentar o limite de uma só.',
	],
]
