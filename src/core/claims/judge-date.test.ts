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
	// When nobody sold it is not when the law began.
	['Entre 2016 e 2024, o DPEM ficou sem seguradora, e a Marinha deixou de exigi-lo.', []],
	['Batemos o carro em 2019 e a oficina fechou em 2020.', []],
])('%s', ([text, expected]) => {
	expect(told(text)).toEqual(expected)
})
