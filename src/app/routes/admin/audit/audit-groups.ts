/** The words of the address, and what they are called on the screen. */
export const auditGroups = {
	acesso: 'Acesso e senhas',
	usuarios: 'Usuários',
	leads: 'Leads e dados pessoais',
	posts: 'Posts do blog',
	configuracoes: 'Configurações',
} as const
export type AuditGroup = keyof typeof auditGroups
