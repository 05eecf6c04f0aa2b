import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { placeholders } from './content/placeholders.ts'

/** Every part of the design system on one page. Not a page of the product, so production leaves it out. */
const designSheet = process.env['NODE_ENV'] === 'production' ? [] : [route('design', 'routes/design/sheet.tsx')]

/** The site map: every page's address and the module that answers it. */
export default [
	layout('routes/site/layout.tsx', [
		index('routes/site/home.tsx'),
		...placeholders.map(({ path }) => route(path, 'routes/site/placeholder.tsx', { id: path })),
		route('seguros/:slug', 'routes/landing/landing.tsx', { id: 'seguros' }),
		route('servicos/:slug', 'routes/landing/landing.tsx', { id: 'servicos' }),
		route('contact', 'routes/site/contact.tsx'),
		route('politica-de-privacidade', 'routes/site/legal.tsx', { id: 'privacy' }),
		route('termos-de-servico', 'routes/site/legal.tsx', { id: 'terms' }),
		route('transparencia', 'routes/site/legal.tsx', { id: 'transparency' }),
		route('boletim/:step', 'routes/site/newsletter.tsx'),
		route('blog', 'routes/blog/list.tsx'),
		route('blog/busca', 'routes/blog/search.tsx'),
		route('blog/categoria/:slug', 'routes/blog/category.tsx'),
		route('blog/:slug', 'routes/blog/article.tsx'),
		route('*', 'routes/site/not-found.tsx'),
	]),
	route('admin', 'routes/admin/index.ts'),
	route('admin/login', 'routes/admin/login.tsx'),
	route('admin/login/codigo', 'routes/admin/login-code.tsx'),
	route('admin/esqueci-senha', 'routes/admin/forgot-password.tsx'),
	route('admin/redefinir-senha', 'routes/admin/set-password.tsx'),
	route('admin/sair', 'routes/admin/sign-out.ts'),
	layout('routes/admin/layout.tsx', [
		route('admin/dashboard', 'routes/admin/dashboard.tsx'),
		route('admin/search', 'routes/admin/search/search.ts'),
		route('admin/outbox', 'routes/admin/outbox/list.tsx'),
		route('admin/outbox/:id', 'routes/admin/outbox/mail.tsx'),
		route('admin/users', 'routes/admin/users/list.tsx'),
		route('admin/users/new', 'routes/admin/users/new.tsx'),
		route('admin/account', 'routes/admin/account/account.tsx'),
		route('admin/audit', 'routes/admin/audit/log.tsx'),
		route('admin/leads', 'routes/admin/leads/inbox.tsx'),
		route('admin/leads/exportar', 'routes/admin/leads/export.ts'),
		route('admin/leads/boletim', 'routes/admin/leads/subscribers.tsx'),
		route('admin/leads/boletim/exportar', 'routes/admin/leads/export-subscribers.ts'),
		route('admin/leads/pessoa', 'routes/admin/leads/person.tsx'),
		route('admin/leads/pessoa/exportar', 'routes/admin/leads/export-person.ts'),
		route('admin/leads/:id', 'routes/admin/leads/lead.tsx'),
		route('admin/*', 'routes/admin/not-found.tsx'),
	]),
	...designSheet,
] satisfies RouteConfig
