import type { CheckedLink } from '#db/schema/links.ts'

type Seen = Pick<CheckedLink, 'state' | 'status'>

/** What a look at an address showed, and no more than that. */
export function linkWords({ state, status }: Seen): string {
	if (state === 'found') return 'Encontrada'
	if (state === 'gone') return `Não existe mais (erro ${status})`
	if (state === 'refused') return status ? `Não deixou conferir (erro ${status})` : 'Não pode ser conferida daqui'
	if (state === 'silent') return status ? `Com defeito (erro ${status})` : 'Não respondeu'
	return 'Ainda não conferida'
}
