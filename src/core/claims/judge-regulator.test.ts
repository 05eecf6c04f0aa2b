import { expect, test } from 'vitest'
import { told } from './testing/told.ts'

test.for<[string, string[]]>([
	['Quem fiscaliza a lancha é a ANTT.', ['contradicted: ANTT: Marinha']],
	['O consórcio parece um financiamento. Quem autoriza é a SUSEP.', ['contradicted: SUSEP: Banco Central']],
	['A qualidade da gasolina é fiscalizada pela Aneel.', ['contradicted: Aneel: ANP']],
	['A Susep fiscaliza o título de capitalização.', ['fact: Susep']],
	// An insurance is one, whatever it covers; health insurance is watched as health plans are.
	['O seguro de celular é fiscalizado pela Anatel.', ['contradicted: Anatel: SUSEP']],
	['O seguro saúde é fiscalizado pela ANS.', ['fact: ANS']],
	// Bodies that the register does not know.
	['O plano odontológico precisa de registro. Quem fiscaliza é a Anvisa.', ['contradicted: Anvisa: ANS']],
	[
		'A navegação de lanchas é fiscalizada pela Polícia Rodoviária Federal.',
		['contradicted: Polícia Rodoviária Federal: Marinha'],
	],
	['O uso de dados pessoais é fiscalizado pelo CADE.', ['contradicted: CADE: ANPD']],
	// The last word is a court's.
	['A última palavra sobre a lei federal é do STF.', ['contradicted: STF: STJ']],
	['O STJ decide em última instância sobre a lei federal.', []],
	// Two, each with its own.
	['O CNSP faz as normas dos seguros. Quem fiscaliza é a SUSEP.', ['fact: CNSP', 'fact: SUSEP']],
	['A SUSEP fiscaliza os seguros; a ANS, os planos de saúde.', ['fact: SUSEP']],
])('%s', ([text, expected]) => {
	expect(told(text)).toEqual(expected)
})
