import { expect, test } from 'vitest'
import { quantitiesIn } from './quantities.ts'

test.for<[string, string[]]>([
	['Oito em cada dez pedidos são pagos.', ['80 %: Oito em cada dez']],
	['Um a cada quatro carros não tem seguro.', ['25 %: Um a cada quatro']],
	['Nove de cada 10 clientes renovam.', ['90 %: Nove de cada 10']],
	['Uma vez a cada doze meses.', ['1 time: Uma vez', '12 month: doze meses']],
	['Três quintos do valor e a quarta parte do resto.', ['60 share: Três quintos', '25 share: quarta parte']],
	['O apartamento tem três quartos e um quarto de hóspedes.', []],
	['Metade do capital.', ['50 share: Metade']],
	[
		'Recebe aviso em uma hora, lanche em duas e hotel em quatro.',
		['1 hour: uma hora', '2 hour: duas', '4 hour: quatro'],
	],
	[
		'De 2 a 4 anos, 30%; de quatro a seis, 25%.',
		['24/48 month: 2 a 4 anos', '30 %: 30%', '48/72 month: quatro a seis', '25 %: 25%'],
	],
	['De oito a dez, 15%.', ['15 %: 15%']],
	[
		'A caução é de três meses de aluguel, ou três aluguéis.',
		['3 rent: três meses de aluguel', '3 rent: três aluguéis'],
	],
	['São 30, 60 ou 90 dias.', ['30/60/90 day: 30, 60 ou 90 dias']],
	['Espera 2 dias, com dois filhos.', ['2 day: 2 dias']],
])('%s', ([text, expected]) => {
	const found = quantitiesIn(text).map(
		({ values, unit, start, end }) => `${values.join('/')} ${unit}: ${text.slice(start, end)}`,
	)
	expect(found).toEqual(expected)
})
