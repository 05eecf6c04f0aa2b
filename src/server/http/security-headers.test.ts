import { expect, test } from 'vitest'
import { photoLibraries } from '#core/providers/photo-libraries.ts'
import { commonHeaders, contentSecurityPolicy, headersOfPath } from './security-headers.ts'

test('the policy of a page starts from nothing and never allows foreign or unknown scripts', () => {
	const policy = contentSecurityPolicy("'sha256-a' 'sha256-b'", { siteUrl: 'http://localhost:3000', ads: false })
	expect(policy).toContain("default-src 'none'")
	expect(policy).toContain(`script-src 'self' 'sha256-a' 'sha256-b';`)
	expect(policy.match(/script-src[^;]*/)![0]).not.toContain('unsafe')
	for (const part of ["base-uri 'none'", "object-src 'none'", "form-action 'self'", "frame-ancestors 'none'"]) {
		expect(policy).toContain(part)
	}
})

test('of foreign pictures only those of the photo libraries are shown', () => {
	const policy = contentSecurityPolicy('', { siteUrl: 'http://localhost:3000', ads: false })
	const libraries = photoLibraries.map(({ origin }) => origin)
	expect(libraries).toContain('https://images.unsplash.com')
	expect(policy.match(/img-src[^;]*/)![0]).toBe(`img-src 'self' data: ${libraries.join(' ')}`)
})

test('the ad measurement is allowed only where it is configured', () => {
	const policy = (ads: boolean) => contentSecurityPolicy('', { siteUrl: 'https://exemplo.com.br', ads })
	expect(policy(false)).not.toContain('google')
	expect(policy(true)).toContain("script-src 'self' https://www.googletagmanager.com")
})

test('a site on https insists on it, one on http cannot', () => {
	expect(commonHeaders('https://exemplo.com.br')['Strict-Transport-Security']).toMatch(/max-age=(3[2-9]|[4-9]\d)\d{6}/)
	expect(commonHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security')
})

test('an address that opens somebody’s request is told to nobody, and nothing of it is kept or found', () => {
	for (const path of ['/pedido/abc', '/PEDIDO/abc', '/pedido/abc.data', '/pedido/abc/arquivo'])
		expect(headersOfPath(path)).toEqual({
			'Referrer-Policy': 'no-referrer',
			'X-Robots-Tag': 'noindex, nofollow',
			'Cache-Control': 'no-store',
		})
	expect(headersOfPath('/blog')).toEqual({})
})
