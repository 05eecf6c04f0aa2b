import type { Subject } from '../../types.ts'

/** Houses that are not like the others: listed, the first of one's own, or full of precious things. */
export const homeSpecialSubjects: readonly Subject[] = [
	{
		words: ['tombad', 'tombament', 'patrimonio historico', 'imovel historico', 'casarao', 'imoveis historicos'],
		label: 'Imóvel tombado',
		titles: [
			'Imóvel tombado: como contratar o seguro residencial',
			'Seguro para imóvel tombado: valor, obra e aceitação',
			'Imóvel tombado no seguro: o que a proposta deve dizer',
		],
		heading: 'Quando a fachada não é só sua',
		angle: 'buying',
		opening:
			'A casa tem cem anos, piso de tábua larga e uma placa do patrimônio na porta. Segurar um imóvel tombado é possível, mas o valor e o conserto seguem outra lógica.',
		points: [
			'Imóvel tombado pode ter seguro, com vistoria, fiação em ordem e uso bem declarado.',
			'Restaurar custa mais do que reconstruir: peça um orçamento de quem trabalha com patrimônio.',
		],
		facts: [
			'Tombamento é o ato que protege um imóvel por seu valor histórico ou cultural. Pode vir do município, do estado ou da União. A casa continua do dono, mas obra e demolição dependem de licença do órgão.',
			'Para a seguradora, imóvel tombado costuma ser sinônimo de construção antiga. Madeira, fiação velha e telhado de barro pesam na aceitação. Vistoria com fotos e laudo elétrico ajudam a abrir a porta.',
			'Declare o tombamento na proposta, com o grau de proteção. Há bem protegido por inteiro e bem protegido só na fachada. Omitir esse dado cria discussão no pior momento.',
			'O valor certo não é o do metro quadrado comum. Restaurar forro, azulejo e esquadria exige mão de obra rara e material sob medida. Peça o orçamento a um arquiteto que trabalhe com restauro.',
			'Nem todo contrato paga a restauração fiel. Muitos indenizam o custo de um material equivalente de hoje. Pergunte qual dos dois vale e peça a resposta na apólice.',
			'Depois do sinistro, o órgão do patrimônio precisa aprovar o conserto. Isso alonga a obra e o aluguel provisório. Veja por quantos meses a apólice paga moradia fora de casa.',
			'Prevenção conta em dobro aqui: quadro elétrico revisto, extintor, para-raios e limpeza de calhas. Algumas prefeituras reduzem o IPTU de quem conserva. Informe-se na secretaria de cultura da cidade.',
		],
		procedure: {
			heading: 'Prepare a proposta do imóvel tombado',
			steps: [
				['Busque o ato.', 'Número, data e o que foi protegido.'],
				['Contrate o laudo elétrico.', 'Fiação antiga é a primeira pergunta.'],
				['Orce a restauração.', 'Telhado, forro, piso e fachada, item por item.'],
				['Fotografe os detalhes.', 'Azulejo, porta, ferragem e pintura, com data.'],
				['Declare o uso.', 'Moradia, aluguel, ateliê ou imóvel fechado.'],
				['Negocie os limites.', 'Incêndio, vendaval, água e moradia provisória.'],
			],
		},
		faqs: [
			[
				'A seguradora pode recusar um imóvel tombado?',
				'Pode, pois a aceitação depende da análise do risco. Outra empresa talvez aceite, com exigências. Peça a recusa e o motivo por escrito.',
			],
			[
				'Posso consertar logo depois do incêndio?',
				'O que evita dano maior, como lona e escora, pode e deve ser feito. A obra definitiva espera a licença do órgão de patrimônio e a vistoria da seguradora.',
			],
			[
				'O tombamento diminui o valor da indenização?',
				'Por si só, não diminui. O que decide é o valor contratado e a regra de reconstrução escrita na apólice.',
			],
		],
	},
	{
		words: ['primeira casa', 'primeiro apartamento', 'primeiro imovel', 'casa propria', 'primeira moradia'],
		label: 'Seguro da primeira casa',
		titles: [
			'Primeira casa: o seguro residencial sem complicação',
			'Seguro para a primeira casa: por onde começar',
			'Primeira casa própria: o que o seguro deve cobrir',
		],
		heading: 'Chaves na mão, apólice na pasta',
		angle: 'buying',
		incidental: ['primeira', 'primeiro'],
		opening:
			'Depois da assinatura e da mudança, sobra pouco fôlego para ler contratos. O seguro da primeira casa, porém, cabe em uma conversa curta.',
		points: [
			'Na primeira casa, comece por incêndio, danos elétricos, vendaval, roubo e danos a vizinhos.',
			'O seguro do financiamento protege o banco e a construção; móveis precisam de outra apólice.',
		],
		facts: [
			'Quem compra a primeira casa financiada já paga um seguro na prestação. Ele quita a dívida em caso de morte e repara a construção. Sofá, geladeira e notebook não entram.',
			'No primeiro apartamento, o condomínio tem seguro obrigatório do prédio. Peça a apólice ao síndico e veja o que ela inclui. O interior e a responsabilidade do morador continuam com você.',
			'Comece pelo conjunto básico: incêndio, danos elétricos, vendaval, roubo e responsabilidade civil familiar. Esses cinco respondem pela maioria dos sustos. O resto se soma quando o orçamento folgar.',
			'Some o que há dentro da casa, cômodo por cômodo, com o preço de comprar hoje. Quase todo mundo chuta para baixo. Roupa, louça e eletrônico juntos surpreendem.',
			'A assistência costuma ser o primeiro uso na casa própria: chuveiro, fechadura, entupimento. Veja quantas visitas há por ano. Na mudança, isso já paga parte do preço.',
			'Presente de casamento e móvel planejado também contam. O planejado, fixo na parede, pode ser tratado como parte do imóvel. Pergunte em qual limite ele entra.',
			'Marque a apólice para começar no dia da entrega das chaves. Muita gente espera a casa ficar pronta por dentro. Enquanto isso, a instalação nova e a obra do vizinho já são riscos.',
		],
		procedure: {
			heading: 'Os primeiros trinta dias na casa',
			steps: [
				['Leia o seguro do banco.', 'Anote o que ele cobre e o que deixa de fora.'],
				['Peça a apólice do prédio.', 'Com o síndico, se for apartamento.'],
				['Fotografe vazio e mobiliado.', 'Duas rodadas, guardadas na nuvem.'],
				['Some os bens.', 'Valor de compra hoje, por cômodo.'],
				['Cote com as mesmas linhas.', 'Três propostas, mesmo limite e mesma franquia.'],
				['Teste a assistência.', 'Salve o telefone e leia os serviços.'],
			],
		},
		faqs: [
			[
				'O seguro do financiamento já não basta?',
				'Ele cobre a dívida e a construção. Roubo, móveis, danos elétricos em aparelhos e danos a vizinhos, em regra, ficam de fora.',
			],
			[
				'Posso contratar antes de me mudar?',
				'Pode, se informar que o imóvel ainda está vazio e a data da mudança. Algumas coberturas só começam com a casa ocupada.',
			],
			[
				'Apartamento na planta já precisa de seguro?',
				'Até a entrega, a obra é da construtora, que tem os próprios seguros. O seu começa com as chaves.',
			],
		],
	},
	{
		words: [
			'obras de arte',
			'obra de arte',
			'joia',
			'quadros e escultura',
			'colecao',
			'colecoes',
			'seguro para colecionador',
			'relogio',
		],
		label: 'Obras de arte e joias',
		titles: [
			'Obras de arte e joias: como segurar o que é raro',
			'Seguro de obras de arte e joias: valor e prova',
			'Joias e obras de arte: limites do seguro da casa',
		],
		heading: 'O que não se compra de novo na loja',
		angle: 'coverage',
		opening:
			'Um quadro herdado ou um anel de família não tem preço de vitrine. Para o seguro, no entanto, ele precisa de um número, e esse número precisa de prova.',
		points: [
			'O seguro da casa limita joias e obras de arte: leia o teto de cada uma na apólice.',
			'Com laudo, foto e valor combinado, dá para segurar a peça em separado ou em apólice própria.',
		],
		facts: [
			'A apólice residencial comum exclui obras de arte e joias ou as aceita com teto baixo. A regra fica na lista de bens não compreendidos. Comece por ela, antes de olhar o limite total.',
			'Peças caras pedem declaração individual, com valor combinado. Nesse formato, a seguradora e o dono acertam o número antes. Se a peça some, discute-se o fato, e não o preço.',
			'O laudo é a base de tudo. Para joias, serve o de um gemólogo ou joalheiro; para arte, o de um avaliador ou leiloeiro. Renove a cada dois ou três anos, porque ouro e artista mudam de preço.',
			'Existe seguro próprio de arte para coleções, com transporte, empréstimo e exposição. Ele costuma prever a perda de valor depois do restauro. Poucas seguradoras trabalham com isso, e a corretora ajuda a achar.',
			'Joia em uso, na rua ou em viagem, é outro risco. Muitos contratos só cobrem dentro de casa e com arrombamento. Alguns exigem cofre quando ninguém está.',
			'Umidade, traça, desbotamento e restauro malfeito não são sinistro. Dano durante limpeza também costuma sair. O que se cobre é o evento súbito, como fogo, água e roubo.',
			'Prove a origem: recibo, certificado, herança no inventário ou declaração de imposto. Sem procedência, a seguradora pode recusar a peça. Foto com detalhe de assinatura ou gravação ajuda a polícia.',
		],
		procedure: {
			heading: 'Da gaveta à apólice',
			steps: [
				['Liste as peças.', 'Autor ou material, medida, ano e origem.'],
				['Fotografe de perto.', 'Frente, verso, assinatura e defeitos.'],
				['Peça a avaliação.', 'Laudo datado e assinado por especialista.'],
				['Leia o teto atual.', 'Por peça e por conjunto, no seguro da casa.'],
				['Escolha o caminho.', 'Inclusão declarada ou apólice própria de arte.'],
				['Reveja o valor.', 'A cada renovação, com o laudo mais novo.'],
			],
		},
		faqs: [
			[
				'O seguro residencial cobre aliança e relógio?',
				'Às vezes, dentro de casa e até um limite pequeno. Na rua, em geral, não cobre. Leia a definição de joias da sua apólice.',
			],
			[
				'Preciso ter cofre em casa?',
				'Depende do valor e da seguradora. Quando o contrato exige cofre ou alarme, deixá-los de lado pode afastar a indenização.',
			],
			[
				'Como segurar um quadro sem nota?',
				'Com laudo de avaliação, fotos e prova de como ele chegou a você. Herança e doação também se documentam.',
			],
		],
	},
	{
		words: ['seguro contra incendio', 'seguro de incendio', 'seguro contra fogo', 'seguro obrigatorio contra incendio'],
		label: 'Seguro contra incêndio',
		titles: [
			'Seguro contra incêndio: quando ele é obrigatório',
			'Seguro contra incêndio: quem precisa e o que cobre',
			'Seguro contra incêndio na casa, no prédio e no aluguel',
		],
		heading: 'Quando o fogo é assunto de lei',
		angle: 'rights',
		opening:
			'A pergunta parece simples, e a resposta muda com o dono do imóvel. Casa própria, condomínio, aluguel e empresa têm regras diferentes para o seguro contra incêndio.',
		points: [
			'Na casa própria e quitada, o seguro contra incêndio é escolha; no condomínio, é obrigação.',
			'No aluguel, a lei põe o custo com o dono, mas o contrato pode passá-lo ao inquilino.',
		],
		facts: [
			'Quem mora em casa própria, sem financiamento, não é obrigado a ter seguro contra incêndio. É uma escolha, e das mais baratas do residencial. O básico já inclui raio e explosão.',
			'No condomínio, o seguro do prédio contra incêndio é obrigatório. A regra está na [lei dos condomínios](condominios) e no [Código Civil](codigo-civil). Quem responde por contratar é o síndico, e o custo se divide entre todos.',
			'No aluguel, a [Lei do Inquilinato](inquilinato) deixa o seguro contra fogo com o locador, salvo acordo diferente. Na prática, o inquilino costuma pagar. Ele tem direito a ver a apólice e a questionar preço fora do mercado.',
			'Empresa tem obrigação própria: o [Decreto-Lei 73/1966](decreto-lei-73) manda segurar contra incêndio os bens de pessoas jurídicas situados no país. Loja e escritório entram aí. O seguro empresarial cumpre essa exigência.',
			'Imóvel financiado já vem com cobertura de danos físicos, que inclui o fogo. Ela protege a construção e a dívida. Os móveis ficam por conta do morador.',
			'O seguro contra incêndio não paga, em regra, o que queimou por dentro do aparelho. Isso é dano elétrico, outra linha. Também não cobre roubo durante a confusão, salvo se o texto disser.',
		],
		procedure: {
			heading: 'Descubra qual é o seu caso',
			steps: [
				['Diga de quem é o imóvel.', 'Seu, alugado, financiado ou da empresa.'],
				['Ache a apólice que já existe.', 'Do prédio, do banco ou da imobiliária.'],
				['Confira o valor.', 'Custo de reconstruir, sem o terreno.'],
				['Veja quem é o segurado.', 'Dono, morador ou condomínio.'],
				['Complete o que falta.', 'Conteúdo e danos a vizinhos, em geral.'],
			],
		},
		faqs: [
			[
				'O inquilino é obrigado a pagar o seguro contra incêndio?',
				'Só se o contrato de locação disser. A lei põe o custo com o locador, mas permite o acordo em contrário.',
			],
			[
				'O seguro do prédio cobre o fogo no meu apartamento?',
				'Em geral, cobre a estrutura e as partes que constam na apólice. Móveis, roupas e eletrônicos pedem um seguro do morador.',
			],
			[
				'Há multa por não ter o seguro do condomínio?',
				'A falta é irregular e pode gerar multa e responsabilidade do síndico. Os moradores podem pedir a apólice a qualquer momento.',
			],
		],
	},
]
