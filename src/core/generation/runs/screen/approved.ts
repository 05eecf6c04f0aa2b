import { kindOfLink } from '#core/html/safe-url.ts'
import { photoLibraries } from '#core/providers/photo-libraries.ts'
import { sourceKindOf } from '#core/seo/rules/official-domains.ts'
import { isAmong } from './find-phones.ts'
import { officialPhones } from './known-phones.ts'

/** What is ours: links to it, and calls to it, may stand in any article. */
export type Own = {
	siteUrl: string
	phones: readonly string[]
	email: string
}

const chatHosts = /^(?:(?:www\.)?wa\.me|(?:api|web|chat|www)\.whatsapp\.com|whatsapp\.com)$/

/** A page of ours, of a public body, or of a body of the trade. That an address answers makes it nobody's to recommend. */
export function isApprovedPage(address: string, { siteUrl }: Pick<Own, 'siteUrl'>): boolean {
	const url = URL.parse(address)
	if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return false
	return url.host === new URL(siteUrl).host || sourceKindOf(address) !== 'other'
}

export function isApprovedLink(href: string, own: Own): boolean {
	const kind = kindOfLink(href)
	if (kind === 'own') return true
	const url = URL.parse(href)
	if (!kind || !url) return false
	if (url.protocol === 'tel:') return isKnownPhone(decoded(url.pathname), own)
	if (url.protocol === 'mailto:')
		return decoded(url.pathname)
			.split(',')
			.every((address) => isKnownMail(address, own))
	if (chatHosts.test(url.hostname)) return isKnownPhone(url.searchParams.get('phone') ?? url.pathname, own)
	return isApprovedPage(href, own)
}

export function isApprovedPicture(src: string, { siteUrl }: Pick<Own, 'siteUrl'>): boolean {
	const url = URL.parse(src, siteUrl)
	if (!url) return false
	if (url.origin === new URL(siteUrl).origin) return url.pathname.startsWith('/media/')
	return photoLibraries.some(({ origin }) => origin === url.origin)
}

export function isKnownPhone(number: string, { phones }: Pick<Own, 'phones'>): boolean {
	return isAmong(number, [...phones, ...Object.values(officialPhones)])
}

export function isKnownMail(address: string, { email, siteUrl }: Pick<Own, 'email' | 'siteUrl'>): boolean {
	const mail = address.trim().toLowerCase()
	return mail === email.toLowerCase() || isApprovedPage(`https://${mail.split('@').at(-1)}`, { siteUrl })
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text)
	} catch {
		return text
	}
}
