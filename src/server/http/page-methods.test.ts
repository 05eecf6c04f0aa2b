import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { pageMethods } from './page-methods.ts'

const page = () => null
const act = () => null

function route(id: string, { path, parentId, module }: { path?: string; parentId?: string; module: object }) {
	return [id, { id, path, parentId, module }]
}

const routes = Object.fromEntries([
	route('root', { path: '', module: { default: page, loader: act } }),
	route('layout', { parentId: 'root', module: { default: page } }),
	route('contact', { path: 'contact', parentId: 'layout', module: { default: page, action: act } }),
	route('blog', { path: 'blog', parentId: 'layout', module: { default: page, loader: act } }),
	route('any', { path: '*', parentId: 'layout', module: { default: page, loader: act } }),
	route('sign-out', { path: 'admin/sair', parentId: 'root', module: { action: act } }),
]) as unknown as ServerBuild['routes']

test.for([
	['/contact', 'GET, HEAD, POST'],
	['/contact.data', 'GET, HEAD, POST'],
	['/blog', 'GET, HEAD'],
	['/blog.data', 'GET, HEAD'],
	['/nada/disto', 'GET, HEAD'],
	['/admin/sair', 'POST'],
])('%s takes %s', ([path, methods]) => {
	expect(pageMethods(routes, path!).join(', ')).toBe(methods)
})
