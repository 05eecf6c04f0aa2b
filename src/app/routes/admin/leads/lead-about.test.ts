import { expect, test } from 'vitest'
import { leadAbout } from './lead-about.server.ts'

test('a quote says the car in the order of the form, and the CEP', () => {
	const answers = { CEP: '95560-000', Ano: '2022', Modelo: 'Argo', Marca: 'Fiat' }
	expect(leadAbout({ kind: 'quote', product: 'Seguro Auto', answers })).toBe('Fiat Argo 2022 · 95560-000')
})

test('a message says its subject, and who left nothing says nothing', () => {
	const answers = { Mensagem: 'Quanto custa?', Assunto: 'Dúvida' }
	expect(leadAbout({ kind: 'contact', product: null, answers })).toBe('Dúvida')
	expect(leadAbout({ kind: 'notify', product: 'Seguro Pet', answers: {} })).toBe('')
})
