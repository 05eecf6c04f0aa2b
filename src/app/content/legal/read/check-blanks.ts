import { freshIdentity } from '#config/site.ts'
import type { Faults } from '#lib/content/faults.ts'
import type { TextPart } from '#lib/content/read-yaml.ts'
import type { LegalText } from '../legal-page.ts'
import { fixedBlanks, identityBlanks, tableNames } from '../legal-values.ts'
import { libraryBlankNames } from '../library-blanks.ts'

type Blank =
	| keyof ReturnType<typeof identityBlanks>
	| keyof typeof fixedBlanks
	| `tabela: ${(typeof tableNames)[number]}`

const known: readonly string[] = [
	...Object.keys(identityBlanks(freshIdentity)),
	...Object.keys(fixedBlanks),
	...tableNames.map((name) => `tabela: ${name}`),
	...libraryBlankNames,
]

const company = ['razão social', 'cnpj', 'registro da corretora', 'e-mail', 'telefone'] as const

/** What each page has to tell by law or because the site promises it: without it the page is no longer right. */
const required: Record<LegalText['path'], readonly Blank[]> = {
	'/politica-de-privacidade': [
		...company,
		'encarregado',
		'prazo dos leads',
		'prazo das cópias de segurança',
		'tabela: prazos',
	],
	'/termos-de-servico': [...company, 'horário de atendimento', 'número de seguradoras', 'seguradoras por produto'],
	'/transparencia': [
		...company,
		'responsável técnico',
		'registro do responsável técnico',
		'prazo das reclamações',
		'tabela: seguradoras',
	],
	'/acessibilidade': [...company, 'horário de atendimento'],
	'/seus-dados': [...company, 'encarregado', 'e-mail do encarregado'],
}

const blank = /\{\{([^{}]*)\}\}/g
const sectionAddress = /^## .* \{#[a-z-]+\}$/
const repeatable = /^(?:- |\|)/
const alone = /^\{\{tabela: [^{}]*\}\}$/

export function checkBlanks({ file, text }: TextPart, faults: Faults): void {
	for (const [index, line] of text.split('\n').entries()) {
		for (const [whole, name = ''] of line.matchAll(blank)) {
			if (!known.includes(name)) faults.add(file, index + 1, `não conhece ${whole}; há: ${known.join(', ')}`)
			else if (name.startsWith('tabela: ') && !alone.test(line))
				faults.add(file, index + 1, `${whole} fica em uma linha só para si`)
			else if (libraryBlankNames.some((one) => one === name) && !repeatable.test(line))
				faults.add(file, index + 1, `${whole} só fica em um item de lista ou em uma linha de tabela, que se repete`)
		}
		const rest = line.replaceAll(blank, '').replace(sectionAddress, '')
		if (/[{}]/.test(rest)) faults.add(file, index + 1, 'uma lacuna tem duas chaves de cada lado, como {{cnpj}}')
	}
}

export function checkRequired(path: LegalText['path'], { file, text }: TextPart, faults: Faults): void {
	for (const name of required[path])
		if (!text.includes(`{{${name}}}`)) faults.add(file, 1, `falta {{${name}}}, que esta página tem de dizer`)
}
