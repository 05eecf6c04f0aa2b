import { choiceParam, defineList, pageParam, textParam } from '#app/components/admin/list/list-query.ts'
import type { UserRole } from '#core/users/user-role.ts'
import type { UserState } from '#core/users/user-state.ts'

export const userList = defineList('/admin/users', {
	text: textParam('q'),
	role: choiceParam<UserRole>('papel', {
		author: 'autor',
		reviewer: 'revisor',
		admin: 'administrador',
		user: 'sem-acesso',
	}),
	state: choiceParam<UserState>('estado', { active: 'ativo', disabled: 'desativado', invited: 'convite-pendente' }),
	page: pageParam(),
})
