import { matchPath } from 'react-router'
import { can, type Right } from '#core/users/rights.ts'
import type { UserRole } from '#core/users/user-role.ts'

/** To read an address, and to send it something. Where a form does several things, its action asks about each. */
type RouteRights = { read: Right; send: Right }

function only(right: Right): RouteRights {
	return { read: right, send: right }
}

/**
 * What each address behind the guard needs, written as in routes.ts. One that is missing here is closed to everybody,
 * and a test says so.
 */
const routeRights: Readonly<Record<string, RouteRights>> = {
	'admin/dashboard': { read: 'enter', send: 'search-engines' },
	'admin/account': only('enter'),
	'admin/posts': only('posts.write-own'),
	'admin/posts/:id': only('posts.write-own'),
	'admin/posts/:id/gravar': only('posts.write-own'),
	'admin/posts/edit/:id': only('posts.write-own'),
	'admin/lixeira': only('posts.write-own'),
	'admin/links': only('posts.write-any'),
	'admin/revisao': { read: 'reviews.request', send: 'reviews.decide' },
	'admin/calendario': only('posts.write-own'),
	'admin/fatos': { read: 'facts.read', send: 'facts.sign' },
	'admin/fatos/novo': only('facts.sign'),
	'admin/fatos/:id': { read: 'facts.read', send: 'facts.sign' },
	'admin/fatos/:id/corrigir': only('facts.sign'),
	'admin/fatos/:id/substituir': only('facts.sign'),
	'admin/midia': { read: 'media.use', send: 'media.manage' },
	'admin/midia/enviar': only('media.use'),
	'admin/categorias': only('categories'),
	'admin/categorias/:id': only('categories'),
	'admin/ai-generator': only('generate'),
	'admin/ai-generator/execucoes': only('generate'),
	'admin/ai-generator/:id': only('generate'),
	'admin/scheduler': only('scheduler'),
	'admin/image-settings': only('settings'),
	'admin/gemini-test': only('settings'),
	'admin/comecar': only('settings'),
	'admin/identidade': only('settings'),
	'admin/integracoes': only('settings'),
	'admin/integracoes/webhooks': only('settings'),
	'admin/integracoes/rd-station': only('settings'),
	'admin/leads': only('leads'),
	'admin/leads/novo': only('leads'),
	'admin/leads/exportar': only('leads'),
	'admin/leads/boletim': only('leads'),
	'admin/leads/boletim/exportar': only('leads'),
	'admin/leads/modelos': only('leads'),
	'admin/leads/pessoa': only('leads'),
	'admin/leads/pessoa/exportar': only('leads'),
	'admin/leads/:id': only('leads'),
	'admin/privacidade': only('leads'),
	'admin/privacidade/:id': only('leads'),
	'admin/leads/:id/arquivos/:file': only('leads'),
	'admin/resultados': only('results'),
	'admin/resultados/exportar': only('results'),
	'admin/outbox': only('outbox'),
	'admin/outbox/:id': only('outbox'),
	'admin/users': only('users'),
	'admin/users/new': only('users'),
	'admin/audit': only('audit'),
	'admin/api/posts/:id/claims': only('posts.write-own'),
	'admin/api/posts/:id/notes': only('posts.write-own'),
	'admin/api/posts/:id/revisions/:version?': only('posts.write-own'),
	'admin/api/posts/:id/review-request': only('reviews.request'),
	'admin/api/posts/:id/verdict': only('posts.write-own'),
	'admin/api/check-prompt': only('generate'),
	'admin/api/fetch-picture': only('media.use'),
	'admin/api/fix-content': only('posts.write-own'),
	'admin/api/generate-image': only('generate'),
	'admin/api/link-targets': only('posts.write-own'),
	'admin/api/measure-page': only('posts.write-own'),
	'admin/api/pictures': only('media.use'),
	'admin/api/propose-alt': only('generate'),
	'admin/api/scheduler-run': only('scheduler'),
	'admin/api/scheduler-plan': only('scheduler'),
	'admin/api/push': only('leads'),
	'admin/api/search': only('enter'),
	'admin/api/search-console': only('search-engines'),
	'admin/api/sources': only('posts.write-own'),
	'admin/api/validate-content': only('posts.write-own'),
	'admin/*': only('enter'),
}

export const guardedRoutes = Object.keys(routeRights)

/** What a request needs that the router matched to this pattern; nothing where nobody may. */
export function rightFor(pattern: string, method: string): Right | undefined {
	const key = pattern.replace(/^\//, '')
	if (!Object.hasOwn(routeRights, key)) return undefined
	return routeRights[key]![method === 'GET' || method === 'HEAD' ? 'read' : 'send']
}

/** Whether a link to this address would be followed by more than a refusal. */
export function mayOpen(user: { role: UserRole }, to: string): boolean {
	const { pathname } = new URL(to, 'http://painel')
	const named = guardedRoutes.find((each) => `/${each}` === pathname)
	const pattern = named ?? guardedRoutes.find((each) => matchPath(`/${each}`, pathname))
	const right = pattern === undefined ? undefined : rightFor(pattern, 'GET')
	return right !== undefined && can(user, right)
}
