import type { Role, UserRole } from './user-role.ts'

const everybody: readonly Role[] = ['author', 'reviewer', 'admin']
const reviewers: readonly Role[] = ['reviewer', 'admin']
const admins: readonly Role[] = ['admin']

/** Whom a right is given to, and the words that follow 'pode' or 'não permite'. */
type Given = { words: string; to: readonly Role[] }

/** Every right there is. Who is not named in its line does not have it. */
const table = {
	enter: { words: 'usar o painel e a própria conta', to: everybody },
	'posts.write-own': { words: 'escrever os próprios rascunhos', to: everybody },
	'reviews.request': { words: 'pedir revisão', to: everybody },
	'facts.read': { words: 'consultar os fatos', to: everybody },
	'media.use': { words: 'enviar e escolher imagens', to: everybody },
	'posts.write-any': { words: 'ver e editar os artigos de todos', to: reviewers },
	'posts.publish': { words: 'publicar, agendar e despublicar artigos', to: reviewers },
	'posts.delete': { words: 'excluir artigos de outras pessoas', to: reviewers },
	'reviews.decide': { words: 'revisar e aprovar artigos', to: reviewers },
	'claims.sign': { words: 'assinar afirmações', to: reviewers },
	'facts.sign': { words: 'conferir e mudar fatos', to: reviewers },
	'media.manage': { words: 'descrever e excluir imagens', to: reviewers },
	categories: { words: 'mudar as categorias', to: admins },
	generate: { words: 'gerar artigos e imagens por IA', to: admins },
	scheduler: { words: 'mudar o programador de artigos', to: admins },
	'search-engines': { words: 'enviar o sitemap aos buscadores', to: admins },
	leads: { words: 'atender os leads', to: admins },
	results: { words: 'ver os resultados', to: admins },
	outbox: { words: 'ler os e-mails enviados', to: admins },
	settings: { words: 'mudar configurações e ver custos', to: admins },
	users: { words: 'convidar pessoas e mudar papéis', to: admins },
	audit: { words: 'ler o registro de atividades', to: admins },
	functions: { words: 'chamar as funções do servidor', to: admins },
} as const satisfies Record<string, Given>

export type Right = keyof typeof table
export const rights = Object.keys(table) as Right[]

/** The one place where it is decided who may do what. */
export function can({ role }: { role: UserRole }, right: Right): boolean {
	const to: readonly UserRole[] = table[right].to
	return to.includes(role)
}

export function rightsOf(role: UserRole): Right[] {
	return rights.filter((right) => can({ role }, right))
}

export function wordsOf(right: Right): string {
	return table[right].words
}

/** What somebody is told who tried. */
export function refusalWords(right: Right): string {
	return `Seu papel não permite ${wordsOf(right)}.`
}
