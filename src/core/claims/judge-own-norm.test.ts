import { expect, test } from 'vitest'
import { told } from './testing/told.ts'

test.for<[string, string[]]>([
	// Announced in one sentence and named in the next, or at once.
	['O consórcio tem lei própria. É a Lei 11.442/2007.', ['contradicted: Lei 11.442/2007: Lei 11.795/2008']],
	['O consórcio tem lei própria. É a Lei 11.795/2008.', ['fact: Lei 11.795/2008']],
	['Plano de saúde tem lei só dele, a Lei 8.245/1991.', ['contradicted: Lei 8.245/1991: Lei 9.656/1998']],
	['O desmanche tem regra. Ela está na Lei 13.103/2015.', ['contradicted: Lei 13.103/2015: Lei 12.977/2014']],
	[
		'O seguro de automóvel tem circular própria. É a Circular SUSEP 667.',
		['contradicted: Circular SUSEP 667: Circular SUSEP 639/2021'],
	],
	[
		'O seguro de automóvel tem norma própria. Ele segue a Circular SUSEP 667/2022.',
		['contradicted: Circular SUSEP 667/2022: Circular SUSEP 639/2021'],
	],
	// A law of all insurance rules one kind of it, too; and others are named beside it.
	['O seguro de automóvel segue a Lei 15.040/2024.', ['fact: Lei 15.040/2024']],
	['O condomínio segue a Lei 4.591/1964 e o Código Civil.', ['fact: Lei 4.591/1964', 'fact: Código Civil']],
	// Named twice, once by what it is called.
	[
		'Quem preenche um formulário de cotação é protegido pela Lei Geral de Proteção de Dados, a Lei 13.709/2018.',
		['fact: Lei Geral de Proteção de Dados', 'fact: Lei 13.709/2018'],
	],
	// What took the place of what ended.
	[
		'A Circular SUSEP 302/2005 foi substituída pela Circular SUSEP 621/2021.',
		['fact: Circular SUSEP 302/2005', 'contradicted: Circular SUSEP 621/2021: Circular SUSEP 667/2022'],
	],
	[
		'A Circular SUSEP 667/2022 substituiu a Circular SUSEP 302/2005.',
		['fact: Circular SUSEP 667/2022', 'fact: Circular SUSEP 302/2005'],
	],
	['A Circular SUSEP 302/2005 já não rege os seguros de pessoas.', ['fact: Circular SUSEP 302/2005']],
	['A Circular SUSEP 269/2004 ficou para trás.', ['fact: Circular SUSEP 269/2004']],
	// Which of two decisions, told by what was decided.
	[
		'A oficina credenciada errou no conserto? Responde junto a seguradora, como se lê no REsp 577.902.',
		['contradicted: REsp 577.902: REsp 827.833'],
	],
])('%s', ([text, expected]) => {
	expect(told(text)).toEqual(expected)
})
