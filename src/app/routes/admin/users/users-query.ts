import type { UserFilter } from '#core/users/list-users.ts'
import type { UserRole } from '#core/users/user-role.ts'
import type { UserState } from '#core/users/user-state.ts'

export type UsersQuery = { text: string; role: UserRole | undefined; state: UserState | undefined; page: number }

const LONGEST_SEARCH = 100

/** The words of the address, which people read. */
export const roleWords: Record<UserRole, string> = { admin: 'administrador', user: 'sem-acesso' }
export const stateWords: Record<UserState, string> = {
	active: 'ativo',
	disabled: 'desativado',
	invited: 'convite-pendente',
}

export function parseUsersQuery(parameters: URLSearchParams): UsersQuery {
	const page = Number(parameters.get('pagina'))
	return {
		// The database takes no NUL character, and nobody means one.
		text: (parameters.get('q') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH),
		role: keyOf(roleWords, parameters.get('papel')),
		state: keyOf(stateWords, parameters.get('estado')),
		page: Number.isSafeInteger(page) && page > 0 ? page : 1,
	}
}

export function usersHref({ text, role, state, page }: UsersQuery): string {
	const parameters = new URLSearchParams()
	if (text) parameters.set('q', text)
	if (role) parameters.set('papel', roleWords[role])
	if (state) parameters.set('estado', stateWords[state])
	if (page > 1) parameters.set('pagina', String(page))
	return parameters.size > 0 ? `/admin/users?${parameters}` : '/admin/users'
}

export function toUserFilter({ text, ...rest }: UsersQuery): UserFilter {
	return { ...rest, query: text }
}

function keyOf<Key extends string>(words: Record<Key, string>, wanted: string | null): Key | undefined {
	return (Object.keys(words) as Key[]).find((key) => words[key] === wanted)
}
