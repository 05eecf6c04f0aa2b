import { isRequestPage } from '#core/leads/request/request-path.ts'
import { photoLibraries } from '#core/providers/photo-libraries.ts'

/** On every answer. A style sheet or a font needs no more: the rest speaks of what is shown as a page. */
export function headersOfFiles(siteUrl: string): Record<string, string> {
	return {
		'X-Content-Type-Options': 'nosniff',
		'Cross-Origin-Resource-Policy': 'same-origin',
		...(siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
	}
}

/** On whatever a browser may show as a page. */
export function commonHeaders(siteUrl: string): Record<string, string> {
	return {
		...headersOfFiles(siteUrl),
		'Referrer-Policy': 'strict-origin-when-cross-origin',
		'Cross-Origin-Opener-Policy': 'same-origin',
		'X-Frame-Options': 'DENY',
		'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
	}
}

/** On what only who has the address may see: the address is told to nobody, and nothing of it is kept or found. */
export function headersOfPath(pathname: string): Record<string, string> {
	if (!isRequestPage(pathname)) return {}
	return { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'no-store' }
}

/** Where the ad measurement comes from and reports to; allowed only where a brokerage has configured it. */
const AD_SCRIPTS = 'https://www.googletagmanager.com'
const AD_REPORTS = 'https://www.google.com https://www.googleadservices.com https://googleads.g.doubleclick.net'

/** For a page: only our own files, and of inline scripts only those that its renderer wrote itself, by their hashes. */
export function contentSecurityPolicy(scripts: string, { siteUrl, ads }: { siteUrl: string; ads: boolean }): string {
	const tag = ads ? ` ${AD_SCRIPTS}` : ''
	const reports = ads ? ` ${AD_REPORTS}` : ''
	const photos = photoLibraries.map(({ origin }) => ` ${origin}`).join('')
	const directives = [
		"default-src 'none'",
		`script-src 'self'${tag} ${scripts}`.trim(),
		// Style attributes cannot be hashed, and React writes them.
		"style-src 'self' 'unsafe-inline'",
		`img-src 'self' data:${photos}${reports}`,
		"font-src 'self'",
		`connect-src 'self'${reports}`,
		"manifest-src 'self'",
		"base-uri 'none'",
		"object-src 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
	]
	return directives.join('; ')
}

/** For data that is no page: feeds, maps, JSON. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** For files that people gave us: a browser may show them and nothing else. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
