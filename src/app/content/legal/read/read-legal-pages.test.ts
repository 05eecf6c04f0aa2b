import { expect, test } from 'vitest'
import { readFolder } from '#lib/content/read-folder.ts'
import { readLegalPages } from './read-legal-pages.ts'

const files = readFolder('content/legal')
const PRIVACY = 'content/legal/politica-de-privacidade.md'

function faultsOf(changed: Map<string, string>): string {
	try {
		readLegalPages(changed)
		return ''
	} catch (error) {
		return (error as Error).message
	}
}

function faultsWith(from: string | RegExp, to: string): string {
	const text = files.get(PRIVACY)!
	expect(text).toMatch(from)
	return faultsOf(new Map([...files, [PRIVACY, text.replace(from, to)]]))
}

function lineOf(words: string): number {
	return (
		files
			.get(PRIVACY)!
			.split('\n')
			.findIndex((line) => line.includes(words)) + 1
	)
}

test('the files as they are have no faults', () => {
	expect(faultsOf(new Map(files))).toBe('')
})

test.for([
	['**CNPJ**: {{cnpj}}', '**CNPJ**: {{cpf}}', 'não conhece {{cpf}}; há: nome fantasia, '],
	['**CNPJ**: {{cnpj}}', '**CNPJ**: {cnpj}', 'uma lacuna tem duas chaves de cada lado, como {{cnpj}}'],
	['**CNPJ**: {{cnpj}}', '**CNPJ**: {{cnpj}', 'uma lacuna tem duas chaves de cada lado, como {{cnpj}}'],
	['**CNPJ**: {{cnpj}}', 'CNPJ: {{cnpj}}', 'nesta lista todo item é "**Termo**: texto"'],
	['{{tabela: prazos}}', '{{tabela: cookies}}', 'não conhece {{tabela: cookies}}'],
	['{{tabela: prazos}}', 'Veja {{tabela: prazos}}', '{{tabela: prazos}} fica em uma linha só para si'],
	['Não vendemos dados', 'Não vendemos dados {{do banco de fotos}}', 'só fica em um item de lista ou em uma linha'],
	['Tabela: Prazo de cada registro', '', 'acima de uma tabela vai o nome dela'],
	['Tabela: Cookies deste site', 'Tabela: Outra\n\nTabela: Cookies deste site', 'falta a tabela "Outra"'],
	[' {#cookies}', '', 'termina com o endereço dela, como {#quem-somos}'],
	['{#cookies}', '{#anpd}', 'há outra seção com o endereço {#anpd}'],
	['[ANPD](https://', '[ANPD](http://', 'um link leva a https://…, mailto:…, tel:… ou a uma página nossa (/…)'],
	['| Medir se um', '| [Medir](javascript:x) se um', 'não a "javascript:x"'],
	['> [só enquanto', '[só enquanto', 'só um aviso, com "> ", começa com [só enquanto os dados são fictícios]'],
	['titulo: Política', 'titulo: "{{nome fantasia}}: Política', 'não pode ser lido'],
	['titulo: Política de Privacidade', 'titulo: "{{nome fantasia}}"', 'o título da página não tem {{…}}'],
	[/atualizado_em: .*/, 'atualizado_em: ontem', '"atualizado_em": '],
] as const)('%s made %j: what is wrong is told', ([from, to, what]) => {
	const told = faultsWith(from, to)
	expect(told).toContain(`${PRIVACY}:`)
	expect(told).toContain(what)
})

test('the line is that of the fault', () => {
	expect(faultsWith('**Local**: {{local}}', '**Local**: {{cidade}}')).toContain(
		`${PRIVACY}:${lineOf('**Local**')}: não conhece {{cidade}}`,
	)
	expect(faultsWith('| Medir se um', '| [Medir](ftp:x) se um')).toContain(`${PRIVACY}:${lineOf('Medir se um')}: `)
})

test('what a page has to say is missed', () => {
	expect(faultsWith('{{encarregado}}', 'Fulano')).toBe(
		`${PRIVACY}:1: falta {{encarregado}}, que esta página tem de dizer`,
	)
	expect(faultsWith('{{tabela: prazos}}', '| a |\n| --- |\n| b |')).toContain('falta {{tabela: prazos}}')
})

test('a page that nothing draws is no page, and none may be missing', () => {
	expect(faultsOf(new Map([...files, ['content/legal/cookies.md', files.get(PRIVACY)!]]))).toContain(
		'content/legal/cookies.md:1: não há página com este nome',
	)
	const rest = new Map(files)
	rest.delete(PRIVACY)
	expect(faultsOf(rest)).toContain(`${PRIVACY}:1: falta este arquivo`)
})
