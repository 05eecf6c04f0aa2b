/** What crawlers may visit. A page that must not be found says so itself; here stands what is no page for them. */
export function robotsTxt(siteUrl: string): string {
	return [
		'User-agent: *',
		'Disallow: /admin',
		'Disallow: /api/',
		'Disallow: /functions/',
		'',
		`Sitemap: ${siteUrl}/sitemap.xml`,
		'',
	].join('\n')
}
