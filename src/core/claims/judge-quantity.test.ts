import { expect, test } from 'vitest'
import { told } from './testing/told.ts'

test.for<[string, string[]]>([
	// The fact's own number with another unit.
	['Para desistir da passagem sem custo há 24 dias, contados do comprovante.', ['contradicted: 24 dias: 24 horas']],
	['O Juizado Especial julga causas de até 40 mil reais.', ['contradicted: 40 mil reais: 40 salários mínimos']],
	['A caução em dinheiro não passa de três aluguéis.', ['fact: três aluguéis']],
	['Perto da praia, a lancha navega em velocidade a mais de 200 pés.', ['contradicted: 200 pés: 200 metros']],
	// How long something has to have been so is no story.
	['O MEI contrata plano empresarial: basta ter inscrição regular há seis dias.', ['contradicted: seis dias: 6 meses']],
	['Trocou o carro por outro, cinco anos mais novo, e transferiu o documento.', []],
	['Durante dois anos, o cliente pagou o boleto sem reclamar da cobrança.', []],
	['Aviso do sinistro num dia, dinheiro na conta em 9 dias. Foi assim com a minha vizinha.', []],
	// Two figures, each held against its own fact.
	[
		'Com espera de 1 hora, a companhia oferece comunicação; com 2 horas, alimentação.',
		['fact: 1 hora', 'fact: 2 horas'],
	],
	['A garantia de execução vai até 5% e, com justificativa técnica, até 10%.', ['fact: 5%', 'fact: 10%']],
	// Two sentences, each with its own; and a year among those of which a row speaks.
	[
		'O contrato público costuma pedir garantia de execução de até 5%. Com justificativa técnica, ela chega a 10%.',
		['fact: 5%', 'fact: 10%'],
	],
	[
		'Na tabela regressiva, o imposto é de 15% de oito a dez anos. Passado isso, ele é de 10%.',
		['fact: 15%', 'fact: oito a dez anos', 'fact: 10%'],
	],
	['O aporte com três anos paga 30% de imposto na tabela regressiva.', ['fact: três anos', 'fact: 30%']],
	// A duty begins with a measure: no count of anything.
	['Drone acima de 250 gramas precisa de seguro contra danos a terceiros.', ['fact: 250 gramas']],
	['Muro acima de 3 metros é proibido na cidade.', ['unsupported: 3 metros']],
	['O muro dos fundos tem mais de 3 metros e caiu na chuva.', []],
	// Shares nobody answers for.
	['Sete em cada dez recusas começam no questionário.', ['unsupported: Sete em cada dez']],
	// A case of which a rule tells what holds, whatever the figure of the rule is.
	['Se a beneficiária tem dez anos de idade, o prazo para ir à Justiça não corre.', []],
	['Importância segurada de 300 salários mínimos: o prazo para decidir só para uma vez.', ['fact: uma vez']],
	// Halves and volumes.
	['Perto da praia, a lancha navega em velocidade a meio metro.', ['contradicted: meio metro: 200 metros']],
	['Existe uma conta, feita em meia hora com lápis e contracheque.', []],
	// What contracts may offer, what is warned of, what somebody lived.
	['A apólice pode prever carro reserva por 7, 15 ou 30 dias.', []],
	['Em alguns planos, a franquia chega a 20%.', []],
	['Desconfie de quem promete 60% de desconto.', []],
	['Considere uma loja com R$ 50 mil em estoque.', []],
	['Seu Valdir, 71 anos, mora sozinho.', []],
	['Ficamos 12 dias na praia e eu adorei.', []],
	// Sums and times of some case, and what is worked out from it.
	['Uma viagem de quinze dias à Argentina pede outro seguro.', []],
	['Um casal de 35 anos pode pensar em um capital de R$ 300 mil.', []],
	['Rateado entre 60 unidades, um prêmio anual de R$ 9.000 representa R$ 150 por apartamento.', []],
	['Uma padaria fechada perde clientes. Três meses sem vender somam R$ 120 mil de prejuízo.', []],
	['Separar R$ 500 por mês durante dez anos dá R$ 60 mil, fora os juros.', []],
	['O cruzeiro dura nove dias e passa por dois portos.', []],
	['Algumas apólices dão dez dias de carro reserva, outras vinte.', []],
	['A reunião começa às 20 horas.', []],
	['A multa por não ter o seguro é de R$ 900.', ['unsupported: R$ 900']],
	// A unit that goes on.
	['Meu motorhome pesa quatro toneladas, e a carteira B permite motor-casa de até seis.', ['fact: seis']],
	['Meu sobrinho tem 14 anos, e menor de 16 não viaja sozinho para longe sem autorização.', ['fact: 16']],
	// What somebody may claim is no story.
	['A recusa chegou com o motivo. Tenho 5 anos para cobrar a seguradora na Justiça.', ['unsupported: 5 anos']],
	// A question that wants no answer states; one about a figure does not.
	['A regra geral pede 50 metros da praia para navegar em velocidade, viu?', ['contradicted: 50 metros: 200 metros']],
	['A regra geral pede 50 metros da praia para navegar em velocidade?', []],
	// Points are no months, and what is said again rests on the same fact.
	[
		'Com uma infração gravíssima em doze meses, o limite de pontos na carteira é de 30.',
		['fact: doze meses', 'fact: 30'],
	],
	[
		'A cobertura começa às 24 horas do primeiro dia indicado na apólice e acaba às 24 horas do último.',
		['fact: 24 horas', 'fact: 24 horas'],
	],
	// Another unit, in a sentence that the one before it explains.
	['Sabe quanto o IOF pesa no seguro de vida? Quase nada: R$ 0,38 por apólice.', ['contradicted: R$ 0,38: 0,38%']],
	// One of a kind is no invented case.
	// What is more than a threshold is among what the fact says; another threshold is not.
	[
		'Três dias por semana na mesma casa, de forma contínua, já fazem da diarista uma empregada doméstica.',
		['fact: Três dias'],
	],
	[
		'Mais de três dias por semana na mesma casa, de forma contínua, fazem da diarista uma empregada doméstica.',
		['contradicted: três dias: 2 dias'],
	],
	['A taxa de administração do meu consórcio é de 17%.', ['fact: 17%']],
	['O empresário repõe as máquinas com a indenização e não tem como pagar dois meses de folha.', []],
	['O ciclomotor, por exemplo, chega a 80 km/h.', ['contradicted: 80 km/h: 50 km/h']],
	// The unit stands in the sentence before or after.
	[
		'A companhia tem 7 dias para achar a mala do voo doméstico. No internacional, 45.',
		['fact: 7 dias', 'contradicted: 45: 21 dias'],
	],
	['A companhia tem 7 dias para achar a mala do voo doméstico. No internacional, 21.', ['fact: 7 dias', 'fact: 21']],
	['O jet ski voa a uns 100 metros da areia. Está errado: a regra pede 200 para navegar em velocidade.', ['fact: 200']],
	[
		'Com duas gravíssimas em doze meses, o teto de pontos desabou para 15.',
		['fact: doze meses', 'contradicted: 15: 20 pontos'],
	],
	// What goes beyond it is told in the next sentence, or which is which.
	[
		'No Juizado, dispensam advogado as causas de até 30 salários mínimos. Passou disso, precisa de advogado.',
		['contradicted: 30 salários mínimos: 20 salários mínimos'],
	],
	['São dois prazos de 30 dias. O primeiro é para decidir o sinistro; o segundo, para pagar.', ['fact: 30 dias']],
	// A case's own figure beside the rule's.
	['Casa de praia alugada por quatro meses já não é temporada. Temporada vai até 90 dias.', ['fact: 90 dias']],
	['Apólice individual de vida com onze anos. Para não renovar, a seguradora avisa com 90 dias.', ['fact: 90 dias']],
	['Um drone de 300 gramas em uso profissional precisa de seguro contra danos a terceiros.', ['fact: 300 gramas']],
	[
		'Um drone de 200 gramas em uso profissional precisa de seguro contra danos a terceiros.',
		['contradicted: 200 gramas: 250 gramas'],
	],
	// The share that a fact gives, of a figure told beside it.
	['Numa apólice de vida de doze meses, a carência não passa de seis.', ['fact: seis']],
	['Espera de sessenta minutos no voo dá direito a meios de comunicação.', ['fact: sessenta minutos']],
])('%s', ([text, expected]) => {
	expect(told(text)).toEqual(expected)
})

test('a deadline that runs from another moment than the fact says is not the same', () => {
	const from = (moment: string) => told(`O segurado tem 1 ano para cobrar na Justiça, contado ${moment}.`)
	expect(from('da recusa')).toEqual(['fact: 1 ano'])
	expect(from('do acidente')).toEqual(['fact: 1 ano', 'contradicted: contado do acidente'])
})
