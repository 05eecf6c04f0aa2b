/** On https no cookie of ours travels in the clear, whoever set it. */
export function secureCookies(headers: Headers, siteUrl: string): void {
	const cookies = headers.getSetCookie()
	if (!siteUrl.startsWith('https:') || cookies.every(isSecure)) return
	headers.delete('set-cookie')
	for (const cookie of cookies) headers.append('set-cookie', isSecure(cookie) ? cookie : `${cookie}; Secure`)
}

function isSecure(cookie: string): boolean {
	return /;\s*secure\s*(?:;|$)/i.test(cookie)
}
