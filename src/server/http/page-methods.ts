import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** A page is read where its module shows or loads something, and written to where it has an action. */
export function pageMethods(routes: Routes, pathname: string): string[] {
	// React Router asks for a page's data under its address with this ending.
	const id = matchRoutes(tree(routes), pathname.replace(/(?:\/_root|\/_)?\.data$/, '') || '/')?.at(-1)?.route.id
	const module = id === undefined ? undefined : routes[id]?.module
	// Our own addresses for React Router's client, such as its manifest, are no routes.
	if (!module) return ['GET', 'HEAD']
	return [...(module.default || module.loader ? ['GET', 'HEAD'] : []), ...(module.action ? ['POST'] : [])]
}

const trees = new WeakMap<Routes, RouteObject[]>()

function tree(routes: Routes): RouteObject[] {
	const known = trees.get(routes)
	if (known) return known
	const made = childrenOf(routes, undefined)
	trees.set(routes, made)
	return made
}

function childrenOf(routes: Routes, parent: string | undefined): RouteObject[] {
	return Object.values(routes).flatMap((route) => {
		if (!route || route.parentId !== parent) return []
		const { id, path, index } = route
		return [index ? { id, index } : { id, ...(path !== undefined && { path }), children: childrenOf(routes, id) }]
	})
}
