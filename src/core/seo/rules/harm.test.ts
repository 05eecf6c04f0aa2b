import { expect, test } from 'vitest'
import { found, plus } from '../testing/check.ts'

test.for([
	['medical-advice', 'Pare de tomar a insulina quando a glicemia baixar.'],
	['medical-advice', 'O chá de ervas cura o diabetes.'],
	['deceit', 'Simule um roubo e registre o boletim.'],
	['deceit', 'Informe o CEP de um parente para pagar menos.'],
	['defamation', 'A Seguradora Horizonte Azul frauda os clientes.'],
	['secrets-asked', 'Envie sua senha do banco por mensagem.'],
	['secrets-asked', 'Para concluir, mande:</p><ul><li>a senha do aplicativo</li></ul><p>Depois, espere.'],
	['registrations', 'Fale com o corretor, registro SUSEP nº 10.2012345.'],
	['registrations', 'Vale a Circular SUSEP 4.812/2025.'],
] as const)('%s: %s', ([id, sentence]) => {
	expect(found(id, plus(`<p>${sentence}</p>`))).toMatchObject([{ severity: 'crítico' }])
})

test.for([
	['medical-advice', 'Nunca pare de tomar a insulina por conta própria.'],
	['deceit', 'Quem simula um roubo comete fraude.'],
	['defamation', 'A SUSEP publica a lista de empresas sem registro.'],
	['secrets-asked', 'Nunca informe a senha a quem liga.'],
	['secrets-asked', 'O erro mais perigoso é passar o código que chegou por mensagem.'],
	['secrets-asked', 'Leia a tela antes de confirmar a senha.'],
	['secrets-asked', 'O Código de Defesa do Consumidor manda informar o preço.'],
	['registrations', 'Peça ao corretor o registro na SUSEP e confira.'],
] as const)('%s is not found: %s', ([id, sentence]) => {
	expect(found(id, plus(`<p>${sentence}</p>`))).toEqual([])
})

test('the registration of somebody who signs here is known', () => {
	const article = plus('<p>Fale com Ana, registro SUSEP nº 202.012.345.</p>')
	expect(found('registrations', article, { registrations: ['202012345'] })).toEqual([])
})
