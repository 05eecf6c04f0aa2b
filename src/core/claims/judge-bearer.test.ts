import { expect, test } from 'vitest'
import { doubted } from './testing/told.ts'

test.for<[string, string[]]>([
	[
		'As despesas de contenção e de salvamento correm por conta do segurado, até o limite combinado.',
		['contradicted: por conta do segurado'],
	],
	[
		'O seguro complementar contra fogo do imóvel alugado é pago pelo inquilino, salvo cláusula em contrário.',
		['contradicted: pago pelo inquilino'],
	],
	[
		'É o inquilino, e não o locador, quem deve pagar o seguro complementar contra fogo do imóvel alugado.',
		['contradicted: É o inquilino, e não o locador, quem deve'],
	],
	// Of whom, and of what, the sentence before says.
	[
		'O segurado conteve o fogo. Essas despesas de salvamento, dentro do limite combinado, ficam por conta dele.',
		['contradicted: por conta dele'],
	],
	// Who has to prove it.
	[
		'Na recusa por agravamento do risco, cabe ao segurado provar que ele não causou o dano.',
		['contradicted: cabe ao segurado provar'],
	],
	['A seguradora precisa provar que o agravamento do risco causou o dano.', []],
	// What may be agreed otherwise.
	['Se o contrato disser, quem paga o seguro complementar contra fogo do imóvel alugado é o inquilino.', []],
	// By whom it is borne, and what the other has to do.
	['As despesas de salvamento correm por conta da seguradora, e não do segurado.', []],
	['O locador paga o seguro complementar contra fogo do imóvel alugado, salvo cláusula em contrário.', []],
	['Conter o dano é dever do segurado, e as despesas de salvamento podem ser cobradas da seguradora.', []],
	// Another thing.
	['A franquia sai do bolso do segurado.', []],
	// Who is said not to bear it; beyond the limit anybody may be free of it.
	['A seguradora não paga nada das despesas de contenção e de salvamento.', ['unsupported: seguradora não paga']],
	['A seguradora não paga as despesas de salvamento que passem do limite combinado.', []],
	[
		'No imóvel alugado, quem paga o seguro complementar contra fogo é sempre o inquilino.',
		['contradicted: quem paga o seguro complementar contra fogo é sempre o inquilino'],
	],
])('%s', ([text, expected]) => {
	expect(doubted(text)).toEqual(expected)
})
