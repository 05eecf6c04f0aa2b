/** What a message can say of a lead, by the name between braces, and what stands there. */
export const templateFields = {
	saudacao: 'Bom dia, boa tarde ou boa noite, pela hora',
	nome: 'primeiro nome de quem pediu',
	produto: 'produto pedido',
	detalhe: 'o carro, ou o que mais foi respondido',
	cep: 'CEP',
	numero: 'número do pedido',
	corretor: 'primeiro nome de quem responde',
	corretora: 'nome da corretora',
	link: 'endereço da página Meu pedido',
} as const
export type TemplateField = keyof typeof templateFields

/** Nothing where the lead does not say. */
export type FieldValues = Partial<Record<TemplateField, string>>

const FIELD = /\{([^{}]*)\}/g

export function isField(name: string): name is TemplateField {
	return Object.hasOwn(templateFields, name)
}

/** Why a text cannot be kept: fields that nothing fills, or a brace that opens or ends none. */
export function templateFaults(body: string): { unknown: string[]; strayBrace: boolean } {
	const names = [...body.matchAll(FIELD)].map(([, name]) => name!)
	return {
		unknown: [...new Set(names.filter((name) => !isField(name)))],
		strayBrace: /[{}]/.test(body.replaceAll(FIELD, '')),
	}
}

export type FilledPart = { kind: 'text' | 'filled' | 'gap'; text: string }

/** The text with its fields filled, part by part. A field without a value is a gap, and what has one cannot be sent. */
export function fillTemplate(body: string, values: FieldValues): FilledPart[] {
	const parts: FilledPart[] = []
	let at = 0
	for (const match of body.matchAll(FIELD)) {
		const [whole, name = ''] = match
		if (match.index > at) parts.push({ kind: 'text', text: body.slice(at, match.index) })
		const value = isField(name) ? values[name] : undefined
		// What fills a field is put in as it is: braces in somebody's name are no fields.
		parts.push(value ? { kind: 'filled', text: value } : { kind: 'gap', text: whole })
		at = match.index + whole.length
	}
	if (at < body.length) parts.push({ kind: 'text', text: body.slice(at) })
	return parts
}

export function hasGap(parts: readonly FilledPart[]): boolean {
	return parts.some(({ kind }) => kind === 'gap')
}

export function textOfParts(parts: readonly FilledPart[]): string {
	return parts.map(({ text }) => text).join('')
}

/** By Brasília's hour. */
export function greetingAt(hour: number): string {
	if (hour < 5) return 'Boa noite'
	if (hour < 12) return 'Bom dia'
	return hour < 18 ? 'Boa tarde' : 'Boa noite'
}

/** Those that a preview without a lead is filled with. */
export const sampleValues: Required<FieldValues> = {
	saudacao: 'Bom dia',
	nome: 'Maria Joana',
	produto: 'Seguro Auto',
	detalhe: 'Fiat Argo 2022',
	cep: '95560-000',
	numero: '#1042',
	corretor: 'Bruna',
	corretora: 'a corretora',
	link: 'o endereço do pedido',
}
