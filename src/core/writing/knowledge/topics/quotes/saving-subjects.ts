import type { Subject } from '../../types.ts'

/** Paying less without losing what matters, and what people believe about insurance. */
export const quotesSaving: readonly Subject[] = [
	{
		words: ['economiz', 'gastar menos', 'pagar menos', 'reduzir o custo', 'reduzir custo'],
		label: 'Economizar em seguros',
		angle: 'cost',
		incidental: ['cobertura', 'coberturas'],
		titles: ['Como economizar em seguros sem perder cobertura', 'Economizar em seguros: o que cortar e o que manter'],
		heading: 'Onde cortar e onde não mexer',
		opening:
			'Há dois jeitos de pagar menos: comprar melhor ou comprar menos proteção. O primeiro dá trabalho de uma tarde; o segundo cobra a conta no sinistro.',
		points: [
			'Para economizar em seguros, corte o que se repete antes de baixar limites.',
			'Franquia maior, dados em dia e pagamento à vista reduzem o preço sem tirar cobertura grande.',
		],
		facts: [
			'O primeiro corte é o repetido. Cartão, banco, montadora e loja já dão assistência, proteção de compra ou seguro viagem. Liste tudo e mantenha só o melhor de cada tipo.',
			'Franquia maior baixa o prêmio sem tirar a proteção da perda grande. Só aceite o valor que a reserva paga no mesmo dia. Sem reserva, a economia vira dívida.',
			'Atualize os dados que jogam a seu favor. Menos quilômetros, garagem nova, alarme, fim do uso profissional e anos sem sinistro mudam o cálculo. A seguradora não adivinha.',
			'Para economizar em seguros, peça o total do ano em duas formas: à vista e parcelado. Às vezes, o desconto paga uma cobertura. Outras, a parcela sem juros vence.',
			'Juntar apólices na mesma empresa pode dar desconto, mas nem sempre dá. Peça o preço junto e separado. O pacote só vale se cada parte serve.',
			'Há linhas que não se cortam para economizar. Danos a terceiros, proteção da renda de quem sustenta a casa e incêndio do imóvel custam pouco perto do que evitam. Corte antes o conforto.',
			'Mentir para baixar o preço não é economia. CEP emprestado e condutor escondido podem custar a indenização. O barato, nesse caso, tem data para ficar caro.',
		],
		procedure: {
			heading: 'Uma tarde para pagar menos',
			steps: [
				['Junte as apólices.', 'Inclua os seguros da fatura e da conta de luz.'],
				['Risque o repetido.', 'Fique com a versão de maior limite.'],
				['Teste a franquia.', 'Peça o preço em dois níveis.'],
				['Corrija a ficha.', 'Uso, endereço, proteção e condutores.'],
				['Cote com a mesma base.', 'Três propostas, limites iguais.'],
				['Decida pelo ano.', 'Total pago e parte que sairia do bolso.'],
			],
		},
		faqs: [
			[
				'Vale a pena ficar sem seguro por uns meses?',
				'O risco não tira férias. Um dia sem cobertura basta para perder o que se economizou em anos. Reduza o pacote em vez de parar.',
			],
			[
				'Trocar de seguradora todo ano economiza?',
				'Pode economizar, se a comparação for honesta e o histórico for junto. Confira carências e vistorias antes. Fidelidade também rende desconto em algumas empresas.',
			],
			[
				'Cancelar no meio do contrato devolve dinheiro?',
				'Em geral, volta uma parte, conforme o tempo que falta e a regra da apólice. Peça a conta por escrito antes de decidir.',
			],
		],
	},
	{
		words: ['mito', 'verdades sobre', 'mentiras sobre'],
		label: 'Mitos e verdades sobre seguros',
		angle: 'mistakes',
		titles: ['Mitos e verdades sobre seguros que custam dinheiro', 'Mitos e verdades sobre seguros: o que é fato'],
		heading: 'O que se repete por aí, e o que é fato',
		opening:
			'Todo mundo tem um primo que não recebeu a indenização. As histórias correm, mudam no caminho e viram regra sem nunca ter sido.',
		points: [
			'Mito comum: seguro nunca paga. A recusa precisa de motivo escrito e pode ser contestada.',
			'Outro mito: carro vermelho paga mais. A cor, em regra, não entra no cálculo.',
		],
		facts: [
			'Mito: a seguradora faz tudo para não pagar. Fato: há recusas certas e erradas, e a lei exige motivo por escrito. Quem leu a apólice e guardou provas contesta melhor.',
			'Mito: atrasou um dia, perdeu o seguro. Fato: da segunda parcela em diante, a [Lei 15.040/2024](lei-do-seguro) pede aviso e prazo para pagar. A primeira parcela, porém, tem regra mais dura.',
			'Mito: seguro total cobre qualquer coisa. Fato: nenhuma apólice cobre tudo. Total, completo e premium são nomes comerciais, e as exclusões continuam lá.',
			'Mito: o corretor encarece o seguro. Fato: a comissão já faz parte do prêmio em boa parte das vendas, com ou sem conversa. Pergunte o valor e compare o atendimento.',
			'Mito: declarar valor maior rende indenização maior. Fato: nos seguros de dano, paga-se o prejuízo, até o limite. O excesso só aumenta o preço.',
			'Mito: só rico precisa de seguro de vida. Fato: quem tem dependentes e pouca reserva precisa mais. O capital pode ser pequeno e, ainda assim, evitar a dívida.',
			'Mito: boletim de ocorrência basta para receber. Fato: ele registra o que foi contado. A seguradora ainda analisa documentos, vistoria e cobertura.',
		],
		procedure: {
			heading: 'Como testar uma história sobre seguro',
			steps: [
				['Pergunte onde está escrito.', 'Lei, apólice ou só conversa?'],
				['Abra as condições.', 'Procure a palavra da história.'],
				['Veja a data.', 'A lei mudou em dezembro de 2025.'],
				['Confirme com quem entende.', 'Corretora, seguradora ou órgão público.'],
				['Não repasse.', 'Boato também causa prejuízo.'],
			],
		},
		faqs: [
			[
				'Carro vermelho paga mais?',
				'Em regra, a cor não entra na conta. Pesam modelo, uso, endereço, condutor e histórico. A lenda vem de fora e ficou.',
			],
			[
				'É verdade que a seguradora tem 30 dias para pagar?',
				'São dois prazos: até 30 dias para dizer se cobre e até 30 para pagar depois do sim. A contagem para quando falta documento pedido com motivo.',
			],
			[
				'Quem bate atrás é o culpado?',
				'Há uma presunção contra quem bate atrás, mas ela admite prova em contrário. Freada sem motivo ou marcha a ré mudam o caso. Fotos e testemunhas decidem.',
			],
		],
	},
	{
		words: ['black friday', 'promocao de seguro', 'promocoes de seguro'],
		label: 'Seguros na Black Friday',
		angle: 'cost',
		titles: ['Black Friday de seguros: como saber se compensa', 'Black Friday de seguros: desconto real ou enfeite?'],
		heading: 'Desconto com prazo pede cabeça fria',
		opening:
			'Em novembro, até seguro entra na vitrine. O relógio corre na tela, o desconto pisca, e a cobertura fica em letra pequena.',
		points: [
			'Na Black Friday de seguros, compare o total do ano e os limites, e não o desconto anunciado.',
			'Pressa, boleto de desconhecido e link por mensagem são sinais de golpe.',
		],
		facts: [
			'O preço do seguro depende do risco de cada pessoa. Por isso, o desconto da Black Friday quase nunca é igual para todos. Peça o preço de antes, para o mesmo perfil, e compare.',
			'Veja de onde vem a redução. Pode ser comissão menor, parcela sem juros, brinde ou cobertura cortada. Só as duas primeiras baixam o custo sem mexer na proteção.',
			'Brinde e cashback não indenizam. Leia quando o dinheiro volta, em que forma e se você perde o valor ao cancelar. Às vezes, o crédito só vale na renovação.',
			'Não deixe o fim da promoção decidir a vigência. Apólice que ainda dura seis meses pode não valer a troca. Some a multa ou a devolução antes de mudar.',
			'Oferta anunciada obriga quem a fez, segundo o [Código de Defesa do Consumidor](cdc). Salve a tela com preço, data e condições. Compra a distância dá, em regra, sete dias para desistir.',
			'Novembro é também a temporada de página falsa. Digite o endereço da seguradora, consulte o registro do corretor e confira quem recebe o boleto. Na Black Friday de seguros, link recebido por mensagem merece desconfiança dobrada.',
		],
		procedure: {
			heading: 'Antes do clique na oferta',
			steps: [
				['Tenha o preço de outubro.', 'Uma cotação com o mesmo perfil.'],
				['Leia as linhas.', 'Limite, franquia, carência e exclusões.'],
				['Some o ano inteiro.', 'Parcelas, taxas e imposto.'],
				['Confira quem vende.', 'Registro na SUSEP e nome no boleto.'],
				['Salve o anúncio.', 'Oferta, data e número da proposta.'],
			],
		},
		faqs: [
			[
				'Seguro fica mesmo mais barato em novembro?',
				'Algumas empresas fazem campanha; outras só mudam a propaganda. O seu perfil pesa mais do que o mês. Cote antes e durante para saber.',
			],
			[
				'Posso antecipar a renovação para aproveitar?',
				'Pode pedir, mas veja o que acontece com o bônus e com os meses já pagos. Evite duas apólices ao mesmo tempo. A corretora faz a conta.',
			],
			[
				'E se o preço mudar na proposta?',
				'Peça a explicação por escrito. Se o perfil é o mesmo, a oferta salva ajuda a cobrar o prometido. Se um dado mudou, o preço pode mudar.',
			],
		],
	},
]
