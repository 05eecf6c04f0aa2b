import type { IdentityField } from '#core/identity/identity-schema.ts'
import type { DraftErrors } from './draft.ts'

type Tab = { name: string; label: string; fields: readonly IdentityField[] }

/** The words of the address, what they are called on the screen, and which parts stand there. */
export const identityTabs = [
	{
		name: 'corretora',
		label: 'Corretora',
		fields: [
			'name',
			'shortName',
			'sector',
			'legalName',
			'cnpj',
			'susep',
			'technicalLead',
			'description',
			'blurb',
			'about',
			'openingHours',
			'specialDays',
			'phones',
			'chat',
			'email',
			'addresses',
			'socials',
			'reviewsUrl',
			'claims',
		],
	},
	{ name: 'marca', label: 'Marca e cores', fields: ['logo', 'mark', 'colours'] },
	{ name: 'depoimentos', label: 'Depoimentos', fields: ['testimonials'] },
	{
		name: 'seguradoras',
		label: 'Seguradoras',
		fields: ['insurers', 'consortiumAdministrators', 'planOperators'],
	},
	{ name: 'privacidade', label: 'Privacidade', fields: ['privacyContact'] },
] as const satisfies readonly Tab[]

export type IdentityTab = (typeof identityTabs)[number]['name'] | 'historico'

export const HISTORY_PATH = '/admin/identidade?aba=historico'

export function pathOf(tab: IdentityTab): string {
	return tab === 'corretora' ? '/admin/identidade' : `/admin/identidade?aba=${tab}`
}

export function tabOf(search: URLSearchParams): IdentityTab {
	const asked = search.get('aba')
	if (asked === 'historico') return asked
	return identityTabs.find(({ name }) => name === asked)?.name ?? 'corretora'
}

/** Where somebody has to go to mend it. */
export function tabWithError(errors: DraftErrors): IdentityTab | undefined {
	return identityTabs.find((tab) => faultsIn(tab, errors) > 0)?.name
}

export function faultsIn({ fields }: Pick<Tab, 'fields'>, errors: DraftErrors): number {
	return Object.keys(errors).filter((place) => fields.some((field) => place.split('.')[0] === field)).length
}
