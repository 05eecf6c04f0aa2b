import { resolvePublic } from './resolve-public.ts'

/** For a service whose address a person entered: nobody of this network is asked, and no redirect is followed. */
export const publicFetch: typeof globalThis.fetch = async (input, init) => {
	const { hostname } = new URL(input instanceof Request ? input.url : input)
	const target = await resolvePublic(hostname)
	if (!target.ok) throw new TypeError(`the address is ${target.reason}`)
	return fetch(input, { ...init, redirect: 'error' })
}
