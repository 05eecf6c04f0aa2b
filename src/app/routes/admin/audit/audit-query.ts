import { choiceParam, dayParam, defineList, rowParam, textParam } from '#app/components/admin/list/list-query.ts'

/** The words of the address, and what they are called on the screen. */
export const auditGroups = {
	acesso: 'Acesso e senhas',
	usuarios: 'Usuários',
	leads: 'Leads e dados pessoais',
	posts: 'Posts do blog',
	configuracoes: 'Configurações',
} as const
export type AuditGroup = keyof typeof auditGroups

export const auditList = defineList('/admin/audit', {
	group: choiceParam('grupo', Object.keys(auditGroups) as AuditGroup[]),
	person: textParam('pessoa'),
	from: dayParam('de'),
	to: dayParam('ate'),
	before: rowParam('antes'),
	after: rowParam('depois'),
})
