import { expect, test } from 'vitest'
import { told } from './testing/told.ts'

test.for<[string, string[]]>([
	// A date goes with what was named in the sentence before.
	['A Resolução 400 da ANAC vale para voos. É de 2011.', ['fact: Resolução 400 da ANAC', 'contradicted: 2011']],
	['O DPVAT não existe mais. A cobrança acabou em 2017.', ['fact: DPVAT', 'contradicted: 2017']],
	['O DPVAT não existe mais. A cobrança acabou em 2021.', ['fact: DPVAT', 'fact: 2021']],
	// The day of publication is not the first on which a law holds.
	['A Lei 15.040/2024 entrou em vigor em 10/12/2024.', ['fact: Lei 15.040/2024', 'contradicted: 10/12/2024']],
	['A Lei 15.040/2024 foi publicada em 10/12/2024.', ['fact: Lei 15.040/2024', 'fact: 10/12/2024']],
	['O DPVAT foi cobrado até 2020.', ['fact: DPVAT', 'fact: 2020']],
	// The year of a law that is not named by its number, and by its number alone.
	['A profissão de corretor de seguros é disciplinada por uma lei de 1984.', ['contradicted: 1984']],
	['A profissão de corretor de seguros é disciplinada por uma lei de 1964.', ['fact: 1964']],
	['Os planos de saúde têm lei própria: é a 9.656, de 2018.', ['contradicted: 9.656, de 2018: Lei 9.656/1998']],
	['Os planos de saúde têm lei própria: é a 9.656, de 1998.', ['fact: 9.656, de 1998']],
	['Um decreto argentino de 2025 prevê seguro de saúde para estrangeiros.', []],
	// What a court did, in whatever words.
	[
		'PGBL e VGBL não pagam imposto de herança quando o titular morre. O STF bateu o martelo em dezembro de 2022.',
		['contradicted: dezembro de 2022'],
	],
	// A day from which on something is so, with another year; and one of the cited norm that is another's.
	['O DPVAT acabou: não indeniza acidente depois de 14/11/2021.', ['fact: DPVAT', 'contradicted: 14/11/2021']],
	[
		'Desde 1º de julho de 2020, a Resolução Normativa 539 da ANS obriga o plano a cobrir o método indicado para o autismo.',
		['contradicted: 1º de julho de 2020', 'fact: Resolução Normativa 539 da ANS'],
	],
	// The day on which the norm before it came about, whatever else is spoken of.
	[
		'A Lei Complementar 211, publicada em março de 2025, pôs fim ao SPVAT.',
		['fact: Lei Complementar 211', 'contradicted: março de 2025', 'fact: SPVAT'],
	],
	['O SPVAT nasceu em maio de 2023.', ['fact: SPVAT', 'contradicted: maio de 2023']],
	// When nobody sold it is not when the law began.
	['Entre 2016 e 2024, o DPEM ficou sem seguradora, e a Marinha deixou de exigi-lo.', []],
	// What the date is of stands behind it.
	[
		'Saiu em julho de 2023 a lei complementar que pôs a proteção veicular sob a supervisão da SUSEP.',
		['contradicted: julho de 2023', 'fact: SUSEP'],
	],
	[
		'O preço do plano sobe por idade no máximo dez vezes nos contratos assinados de 1988 para cá.',
		['contradicted: 1988'],
	],
	['Batemos o carro em 2019 e a oficina fechou em 2020.', []],
	['A Resolução 400 da ANAC vale para voos. Data de 2011.', ['fact: Resolução 400 da ANAC', 'contradicted: 2011']],
	['A profissão de corretor de seguros foi regulada por uma lei em 1984.', ['contradicted: 1984']],
])('%s', ([text, expected]) => {
	expect(told(text)).toEqual(expected)
})
