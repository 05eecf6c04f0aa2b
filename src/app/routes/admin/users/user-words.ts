import type { BadgeTone } from '#app/components/ui/badge.tsx'
import { rightsOf, wordsOf } from '#core/users/rights.ts'
import type { UserRole } from '#core/users/user-role.ts'
import type { UserState } from '#core/users/user-state.ts'

export const roleLabels: Record<UserRole, string> = {
	author: 'Autor',
	reviewer: 'Revisor',
	admin: 'Administrador',
	user: 'Sem acesso ao painel',
}

export const stateLabels: Record<UserState, { label: string; tone: BadgeTone }> = {
	active: { label: 'Ativo', tone: 'ok' },
	invited: { label: 'Convite pendente', tone: 'warn' },
	disabled: { label: 'Desativado', tone: 'err' },
}

/** What somebody with the role may do, in one line. */
export function mayWords(role: UserRole): string {
	return new Intl.ListFormat('pt-BR').format(rightsOf(role).map(wordsOf))
}
