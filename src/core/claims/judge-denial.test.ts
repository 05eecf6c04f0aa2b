import { expect, test } from 'vitest'
import { doubted } from './testing/told.ts'
import { assertionsOf } from './text/assertion.ts'

/** A fact told nearly whole, and denied. */
test.for([
	'Fugir do local do acidente para não responder por ele não é crime.',
	'As cláusulas abusivas dos contratos de consumo são válidas.',
	'A venda casada é prática lícita.',
	// With what is so only with something.
	'A cláusula que limita direito do consumidor pode vir sem destaque no contrato de adesão.',
	'A seguradora pode recusar o sinistro por agravamento do risco ainda que não prove que ele causou o dano.',
	// Who may, and who else.
	'Qualquer empresa pode firmar contrato de seguro, mesmo sem autorização.',
	'No seguro de vida, só parentes podem ser indicados como beneficiários.',
	// What the sentence before names.
	'A oficina credenciada devolveu meu carro torto. Pelo STJ, ela não responde pelo conserto malfeito.',
	// What a fact says that a thing is not.
	'A cobertura parcial temporária é uma carência.',
])('%s', (text) => {
	expect(doubted(text)).toEqual([expect.stringMatching(/^contradicted/)])
})

test.for([
	'Quem foge do local do acidente para não responder por ele comete crime.',
	'Nos contratos de consumo, não têm validade as cláusulas abusivas.',
	'O artigo 39 do código proíbe a venda casada.',
	'Sem exame prévio e sem prova de má-fé, a seguradora não pode recusar por doença preexistente.',
	'O segurado indica livremente o beneficiário do seguro de vida, parente ou não.',
	'No seguro de vida coletivo, compete ao estipulante, e não à seguradora, explicar as condições a quem adere.',
	'A caução em dinheiro não pode exceder o valor de três meses de aluguel.',
	'Nem a embriaguez do segurado livra a seguradora de pagar o seguro de vida.',
	'Pelo dano ambiental o poluidor responde com culpa ou sem ela.',
	// A denial of another thing of which it speaks.
	'O plano pet não paga o dano que o animal causa a outras pessoas.',
	'Ela não é um seguro de vida, embora também permita indicar beneficiários.',
	'Declarado o diagnóstico, o plano pode aplicar a cobertura parcial temporária, a CPT.',
])('%s', (text) => {
	expect(doubted(text)).toEqual([])
})

test("'nem sempre' and 'não é sem' deny nothing of the whole", () => {
	const denials = (text: string) => assertionsOf(text).flatMap(({ clauses }) => clauses.map((one) => one.denials))
	expect(denials('O juiz nem sempre inverte o ônus da prova.')).toEqual([0])
	expect(denials('Dirigir assim não é um gesto sem efeito.')).toEqual([0])
	expect(denials('O juiz não inverte o ônus da prova.')).toEqual([1])
})
