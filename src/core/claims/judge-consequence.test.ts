import { expect, test } from 'vitest'
import { doubted } from './testing/told.ts'

test.for<[string, string[]]>([
	// Of what nothing follows, the sentence itself or the one before it says.
	['O motorista bateu e fugiu para não responder. Isso não é crime.', ['unsupported: não é crime']],
	['Destruir de propósito o que é dos outros deixou de ser crime.', ['unsupported: deixou de ser crime']],
	['A empresa deixou de contratar um seguro obrigatório. Não há multa por isso.', ['unsupported: Não há multa']],
	[
		'Um vaso cai da janela e fere alguém. Nessa hipótese, quem ocupa o imóvel não tem o dever de responder.',
		['unsupported: não tem o dever de responder'],
	],
	// What is only meant to be avoided, who cannot, and what did not happen.
	['Fugir do local do acidente para não responder por ele é crime.', []],
	['Entregar a direção a quem não pode dirigir é crime.', []],
	['Registrar na polícia um roubo que não ocorreu é crime.', []],
	// In which case it does not follow, the fact says itself.
	['O dono não responde pelo dano que o animal causa se houve culpa da vítima.', []],
	['Relaxa: o dono não responde quando a culpa é da vítima que provocou o cachorro.', []],
	['O motorista bateu e fugiu para não responder. É feio, mas crime não é.', ['unsupported: crime não é']],
])('%s', ([text, expected]) => {
	expect(doubted(text)).toEqual(expected)
})
