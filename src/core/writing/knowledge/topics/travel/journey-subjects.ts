import type { Subject } from '../../types.ts'

const rentals = ['carro alugado', 'aluguel de carro', 'alugar carro', 'alugar um carro']
const abroad = [
	'no exterior',
	'fora do pais',
	'fora do brasil',
	'em outro pais',
	'na europa',
	'em portugal',
	'na italia',
	'na espanha',
	'na franca',
	'nos estados unidos',
	'nos eua',
	'em orlando',
	'em miami',
	'no chile',
	'na argentina',
	'no uruguai',
]

/** Within Brazil, a hired car is a matter of car insurance. */
export const rentalsAbroad = rentals.flatMap((rental) => abroad.map((place) => `${rental} ${place}`))

/** What happens on the way: borders, flights, luggage, medicines, hired cars, and being paid back. */
export const journeySubjects: readonly Subject[] = [
	{
		words: ['schengen', 'tratado de schengen'],
		label: 'Seguro viagem Schengen',
		titles: ['Tratado de Schengen: o seguro mínimo para a Europa', 'Tratado de Schengen: a cobertura mínima na Europa'],
		heading: 'O que Schengen pede do seguro',
		angle: 'coverage',
		opening:
			'Trinta mil euros: esse é o número que todo viajante ouve antes de ir à Europa. Ele vem das regras de visto da área Schengen, e convém saber a quem se aplica.',
		facts: [
			'O Tratado de Schengen criou na Europa uma área sem controle de passaporte nas fronteiras internas. Quem precisa de visto para entrar deve mostrar seguro com ao menos 30 mil euros. Ele cobre médico, hospital de urgência e volta por motivo de saúde.',
			'O seguro precisa valer em toda a área Schengen, e não só no país de chegada. O certificado deve trazer as datas inteiras da estadia. Confira também se o texto cita repatriação.',
			'O turista brasileiro, em viagem curta, não pede visto para a área Schengen. Por isso, a exigência dos 30 mil euros não se aplica sozinha. Ainda assim, a imigração pode perguntar como ele pagaria um hospital, e a apólice responde.',
			'Estudo, trabalho e estadia longa seguem a regra de cada país e pedem visto. Consulados podem exigir limite maior ou vigência longa. Peça a lista por escrito antes de comprar.',
			'A cobertura mínima de Schengen é um piso. Cirurgia, UTI e voo de volta com maca podem passar dela. Compare, portanto, o preço de 30, 60 e 100 mil euros antes de escolher.',
			'A autorização eletrônica de viagem da Europa, quando for exigida, não substitui o seguro. São papéis diferentes: um libera o embarque, o outro paga o hospital. O [Portal Consular](portal-consular) traz avisos de cada destino.',
		],
	},
	{
		words: [
			'bagagem danific',
			'mala danific',
			'bagagem quebrada',
			'mala quebrada',
			'bagagem avariada',
			'mala avariada',
		],
		label: 'Bagagem danificada',
		titles: ['Bagagem danificada: o relatório ainda no aeroporto', 'Bagagem danificada: prova, prazo e quem paga'],
		heading: 'A mala chegou quebrada',
		angle: 'claim',
		opening:
			'A mala apareceu na esteira, mas sem uma roda e com o zíper aberto. O que se faz nos minutos seguintes decide quem paga o conserto.',
		facts: [
			'Confira a mala ainda na esteira: rodas, alças, zíper e cantos. Se a bagagem foi danificada, vá ao balcão da companhia antes de sair do desembarque. Peça o registro de irregularidade de bagagem, conhecido como RIB.',
			'O relatório deve descrever o dano, com data, voo e número da etiqueta. Leia antes de assinar e fotografe a sua via. Sem ele, fica difícil provar que a mala quebrou no voo.',
			'Só viu a bagagem danificada em casa? Ainda dá para reclamar à companhia em até sete dias do recebimento. Faça por escrito, com fotos, e guarde o protocolo.',
			'Depois da reclamação, a companhia deve consertar a mala, trocar por outra ou indenizar. As regras e os prazos são da [ANAC](anac). Se a empresa não responder, registre a queixa no [Consumidor.gov.br](consumidor).',
			'O seguro viagem pode completar o valor, se a linha de bagagem incluir dano. Muitos planos, porém, só tratam de extravio, e arranhão comum não entra. Envie o RIB, as fotos, a nota da mala e a resposta da companhia.',
			'Item frágil, eletrônico e líquido despachados costumam ficar fora da conta. Leve-os na mão sempre que puder. Se a mala já tinha defeito, a empresa pode registrar isso no embarque.',
		],
	},
	{
		words: ['remedio', 'medicament', 'receita medica'],
		label: 'Remédios na viagem',
		titles: ['Remédios na mala: o que levar e como declarar', 'Remédios na viagem: receita, quantidade e alfândega'],
		heading: 'Remédio, receita e alfândega',
		facts: [
			'Leve o remédio na embalagem original, com a receita em seu nome. A quantidade deve combinar com os dias da viagem, com pequena folga. Caixa demais, afinal, parece comércio aos olhos da alfândega.',
			'Peça a receita com o nome da substância, porque a marca muda de país para país. Para destino distante, um resumo em inglês ajuda. Remédio controlado pede cuidado maior e, às vezes, autorização prévia.',
			'Cada país tem a sua lista de substâncias proibidas. O remédio comum aqui pode ser controlado lá. Consulte a embaixada do destino ou o [Portal Consular](portal-consular) antes de fazer a mala.',
			'Na volta, medicamento comprado fora também passa pela fiscalização. O uso próprio, com receita, costuma ser aceito. A regra é da Anvisa e da [Receita Federal](receita), e varia conforme o produto.',
			'Perdeu o remédio? A central do seguro pode indicar um médico para nova receita. A reposição do que se usa todo dia, em geral, não entra. Por isso, divida as caixas entre duas bagagens de mão.',
		],
	},
	{
		words: ['voo', 'overbooking'],
		label: 'Voo atrasado ou cancelado',
		titles: ['Voo atrasado ou cancelado: quem paga a espera', 'Voo cancelado ou atrasado: companhia e seguradora'],
		heading: 'O que cabe à companhia e ao seguro',
		angle: 'rights',
		incidental: ['ou'],
		opening:
			'O painel muda de horário pela terceira vez, e a fila do balcão cresce. Nessa hora, convém saber o que é dever da companhia e o que cabe ao seguro.',
		facts: [
			'Em voo atrasado ou cancelado, quem responde primeiro é a companhia aérea. A assistência dela cresce com a espera. Peça no balcão e guarde o comprovante do que recebeu.',
			'Com voo cancelado ou atraso de mais de quatro horas, o passageiro escolhe entre reacomodação, reembolso ou, se couber, outro transporte. A regra é da [ANAC](anac). A escolha, portanto, não é da empresa.',
			'O seguro entra depois, com diária, refeição ou remarcação, se a linha de atraso de voo existir. Ela pede um mínimo de horas e recibos. O que a companhia já pagou se desconta.',
			'Peça a declaração escrita do atraso ou do cancelamento do voo, com motivo e horário. Sem ela, o pedido à seguradora costuma parar. Fotografe também o painel do aeroporto.',
			'Hotel e passeio perdidos por causa do voo nem sempre entram. Procure as linhas de interrupção ou de despesas extras. Se não houver, o pedido pode ir à companhia.',
		],
	},
	{
		words: ['reembolso'],
		label: 'Reembolso',
		titles: ['Reembolso no seguro viagem: notas e relatórios', 'Pagar e pedir reembolso: o que guardar na viagem'],
		heading: 'O que guardar para receber de volta',
		angle: 'claim',
		facts: [
			'No reembolso, você paga na hora e recebe depois, com prova. Serve quando não há hospital da rede ou quando a central autoriza. Por isso, anote o número do atendimento antes de pagar.',
			{
				lead: 'Para o reembolso, junte sempre os mesmos papéis:',
				items: [
					'relatório médico com diagnóstico e data;',
					'receita e nota da farmácia;',
					'nota detalhada do hospital, e não só o recibo do cartão;',
					'comprovante do pagamento;',
					'bilhetes e carimbos que mostram as datas da viagem.',
				],
			},
			'Fotografe cada nota no mesmo dia, pois papel térmico apaga. Dê ao arquivo o nome da despesa e a data. Na volta, o pedido de reembolso sai em minutos.',
			'Veja no contrato o prazo para pedir e a moeda do pagamento. Documento em língua rara pode exigir tradução. Se faltar algo para o reembolso, a seguradora deve dizer o quê, por escrito.',
			'Gasto sem autorização pode ficar sem reembolso, salvo urgência. Explique no pedido por que não deu para ligar antes. Registro de chamada e laudo da entrada no hospital contam.',
		],
	},
	{
		words: ['carro alugado', 'aluguel de carro', 'alugar carro', 'alugar um carro', 'locadora'],
		label: 'Carro alugado no exterior',
		incidental: ['aluguel', 'alugado', 'alugar'],
		titles: ['Carro alugado fora do país: franquia e terceiros', 'Carro alugado no exterior: o que o seguro cobre'],
		heading: 'O seguro da locadora e o seu',
		angle: 'coverage',
		opening:
			'No balcão da locadora, com fila e sono, aparece uma folha cheia de siglas. Quem leu antes sabe o que aceitar e o que dispensar.',
		facts: [
			'O seguro auto brasileiro, em regra, não acompanha você em carro alugado em outro país. Quem protege é o contrato da locadora. Leia as siglas antes de assinar, pois cada uma cobre um pedaço.',
			'A proteção do carro alugado, que aparece como CDW ou LDW, costuma vir com franquia. Pneu, vidro, teto e fundo podem ficar fora. Pergunte quanto sai do seu bolso em uma batida comum.',
			'Danos a terceiros são a linha que mais pesa. Em alguns lugares, o mínimo incluído pela locadora é baixo perto de uma conta de hospital. Compare o preço de um limite maior antes da retirada.',
			'Alguns seguros viagem e cartões devolvem a franquia do carro alugado. Há condições, como pagar com o cartão e ter o nome no contrato. Confirme por escrito antes da viagem.',
			'Na retirada, filme o carro por dentro e por fora, com data. Na devolução, repita e peça à locadora um recibo sem danos. Dirigir sem a habilitação aceita no país, além de multa, pode derrubar a cobertura.',
			'O cartão costuma trabalhar por reembolso: a locadora cobra o dano, e você pede o dinheiro depois. Deixe limite livre para isso. Guarde o contrato, o laudo da locadora e a ocorrência.',
		],
	},
]
