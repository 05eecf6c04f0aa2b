import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { keep } from '#lib/keep.ts'

type Routes = ServerBuild['routes']

/** React Router sorts all routes anew for each address; the same few are asked for nearly always. */
const MOST_ADDRESSES = 1000
const kept = new WeakMap<Routes, (pathname: string) => string[]>()

/** With which methods a page may be asked for. */
export function pageMethods(routes: Routes, pathname: string): string[] {
	const known = kept.get(routes)
	if (known) return known(pathname)
	const tree = childrenOf(routes, undefined)
	const find = keep((address) => methodsAt(routes, tree, address), MOST_ADDRESSES)
	kept.set(routes, find)
	return find(pathname)
}

/** A page is read where its module shows or loads something, and written to where it has an action. */
function methodsAt(routes: Routes, tree: RouteObject[], pathname: string): string[] {
	// React Router asks for a page's data under its address with this ending.
	const id = matchRoutes(tree, pathname.replace(/(?:\/_root|\/_)?\.data$/, '') || '/')?.at(-1)?.route.id
	const module = id === undefined ? undefined : routes[id]?.module
	// Our own addresses for React Router's client, such as its manifest, are no routes.
	if (!module) return ['GET', 'HEAD']
	return [...(module.default || module.loader ? ['GET', 'HEAD'] : []), ...(module.action ? ['POST'] : [])]
}

function childrenOf(routes: Routes, parent: string | undefined): RouteObject[] {
	return Object.values(routes).flatMap((route) => {
		if (!route || route.parentId !== parent) return []
		const { id, path, index } = route
		return [index ? { id, index } : { id, ...(path !== undefined && { path }), children: childrenOf(routes, id) }]
	})
}
