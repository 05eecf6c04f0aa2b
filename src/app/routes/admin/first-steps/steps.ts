import type { IdentityField } from '#core/identity/identity-schema.ts'

/** In their order; the address names one by its word. */
export const firstSteps = [
	{ name: 'corretora', label: 'Corretora' },
	{ name: 'horario', label: 'Horário' },
	{ name: 'email', label: 'E-mail' },
	{ name: 'provedores', label: 'Provedores' },
	{ name: 'artigo', label: 'Primeiro artigo' },
] as const
export type FirstStep = (typeof firstSteps)[number]['name']
export type StepsDone = Record<FirstStep, boolean>

/** What the first step asks for: as long as one of them is invented, it is not done. */
const companyFields: readonly IdentityField[] = [
	'name',
	'shortName',
	'legalName',
	'cnpj',
	'susep',
	'technicalLead',
	'email',
	'phones',
]

type Known = {
	/** Parts that are still as the program came. */
	fictional: readonly IdentityField[]
	hoursConfirmed: boolean
	mailConfigured: boolean
	/** Whether anybody writes or draws for a key. */
	providerSet: boolean
	published: number
}

export function stepsDone({ fictional, hoursConfirmed, mailConfigured, providerSet, published }: Known): StepsDone {
	return {
		corretora: !companyFields.some((field) => fictional.includes(field)),
		horario: hoursConfirmed,
		email: mailConfigured,
		provedores: providerSet,
		artigo: published > 0,
	}
}

export function countDone(done: StepsDone): { done: number; of: number } {
	return { done: firstSteps.filter(({ name }) => done[name]).length, of: firstSteps.length }
}

export function stepPath(step: FirstStep): string {
	return `/admin/comecar?passo=${step}`
}

/** The one that is asked for; else the first that is not done. */
export function stepOf(search: URLSearchParams, done: StepsDone): FirstStep {
	const asked = firstSteps.find(({ name }) => name === search.get('passo'))
	return (asked ?? firstSteps.find(({ name }) => !done[name]) ?? firstSteps[0]).name
}

export function neighbours(step: FirstStep): { before: FirstStep | undefined; after: FirstStep | undefined } {
	const at = firstSteps.findIndex(({ name }) => name === step)
	return { before: firstSteps[at - 1]?.name, after: firstSteps[at + 1]?.name }
}
