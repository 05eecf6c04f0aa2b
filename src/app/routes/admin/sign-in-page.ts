import type { HeadersArgs, MetaDescriptor } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { type Matches, siteIn } from '#app/site.ts'

/** The head of a page before the back office. An address with a secret in it is told to nobody else. */
export function signInMeta(matches: Matches, title: string): MetaDescriptor[] {
	return [
		{ title: `${title} | ${siteIn(matches).name}` },
		{ name: 'robots', content: 'noindex' },
		{ name: 'referrer', content: 'same-origin' },
	]
}

/** Never kept, and with the wait that an action asked for. */
export function signInHeaders({ actionHeaders }: Pick<HeadersArgs, 'actionHeaders'>): Headers {
	const headers = new Headers(NO_STORE)
	const wait = actionHeaders.get('Retry-After')
	if (wait) headers.set('Retry-After', wait)
	return headers
}

/** What a page answers when tries are used up. */
export function tooManyTries(seconds: number) {
	return { status: 429, headers: { 'Retry-After': String(seconds) } }
}

export function waitText(seconds: number): string {
	return `Muitas tentativas. Tente de novo em ${inWords(seconds)}.`
}

function inWords(seconds: number): string {
	if (seconds < 90) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
	const minutes = Math.ceil(seconds / 60)
	return `${minutes} minutos`
}
