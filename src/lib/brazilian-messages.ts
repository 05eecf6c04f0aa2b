import type { z } from 'zod'

type RawIssue = z.core.$ZodRawIssue

const units: Record<string, [one: string, many: string]> = {
	string: ['caractere', 'caracteres'],
	file: ['byte', 'bytes'],
	array: ['item', 'itens'],
	set: ['item', 'itens'],
	map: ['item', 'itens'],
}

const types: Record<string, string> = {
	string: 'um texto',
	number: 'um número',
	int: 'um número inteiro',
	bigint: 'um número inteiro',
	boolean: 'verdadeiro ou falso',
	date: 'uma data válida',
	array: 'uma lista',
	set: 'uma lista',
	tuple: 'uma lista',
	object: 'um objeto',
	record: 'um objeto',
	map: 'um objeto',
	file: 'um arquivo',
	null: 'nulo',
}

const formats: Record<string, string> = {
	email: 'E-mail inválido',
	url: 'Endereço inválido',
	uuid: 'Identificador inválido',
	guid: 'Identificador inválido',
	datetime: 'Data e hora inválidas',
	date: 'Data inválida',
	time: 'Hora inválida',
}

const REQUIRED = 'Campo obrigatório'
const INVALID = 'Valor inválido'

/** What a schema says where it has no words of its own. Zod's Portuguese is that of Portugal ('ficheiro', 'registo'). */
export function brazilianMessages(issue: RawIssue): string {
	// A list of choices takes a missing value for a wrong one.
	const missing = issue.input === undefined || issue.input === null
	switch (issue.code) {
		case 'invalid_type':
			if (missing) return REQUIRED
			return types[issue.expected] ? `Deve ser ${types[issue.expected]}` : INVALID
		case 'invalid_value':
			return missing ? REQUIRED : choice(issue.values.map(String))
		case 'too_small':
			// A text that is left empty was not filled in, rather than filled in too shortly.
			return issue.input === '' ? REQUIRED : bound(issue, issue.minimum, { word: 'no mínimo', strictly: 'maior que' })
		case 'too_big':
			return bound(issue, issue.maximum, { word: 'no máximo', strictly: 'menor que' })
		case 'invalid_format':
			return badFormat(issue)
		case 'not_multiple_of':
			return `Deve ser múltiplo de ${figure(issue.divisor)}`
		case 'unrecognized_keys':
			return `${issue.keys.length === 1 ? 'Campo desconhecido' : 'Campos desconhecidos'}: ${issue.keys.join(', ')}`
		default:
			return INVALID
	}
}

function choice(values: string[]): string {
	if (values.length === 1) return `Deve ser ${values[0]}`
	return `Deve ser uma destas opções: ${values.join(', ')}`
}

type Sized = Extract<RawIssue, { code: 'too_small' | 'too_big' }>

function bound(issue: Sized, limit: number | bigint, { word, strictly }: { word: string; strictly: string }): string {
	const unit = units[issue.origin]
	if (unit) {
		const count = issue.exact ? 'exatamente' : word
		return `Deve ter ${count} ${figure(limit)} ${Number(limit) === 1 ? unit[0] : unit[1]}`
	}
	if (issue.origin === 'date')
		return `Deve ser ${word} ${new Date(Number(limit)).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })}`
	return `Deve ser ${issue.inclusive ? word : strictly} ${figure(limit)}`
}

function badFormat(issue: Extract<RawIssue, { code: 'invalid_format' }>): string {
	if (issue.format === 'starts_with') return `Deve começar com “${String(issue['prefix'])}”`
	if (issue.format === 'ends_with') return `Deve terminar com “${String(issue['suffix'])}”`
	if (issue.format === 'includes') return `Deve conter “${String(issue['includes'])}”`
	return formats[issue.format] ?? 'Formato inválido'
}

function figure(number: number | bigint): string {
	return number.toLocaleString('pt-BR')
}
