import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'
import { hasPolicy, withPolicy } from './policy-in-page.ts'

const policy = contentSecurityPolicy("'sha256-a+b/c='", { siteUrl: 'https://www.exemplo.com.br', ads: false })
const page =
	'<!DOCTYPE html><html lang="pt-BR"><head><meta charSet="utf-8"/><script>1</script></head><body></body></html>'

test('the policy stands in the page, behind the character set and before every script', () => {
	const html = withPolicy(page, policy)
	const [, content] =
		/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/><script>/.exec(html)!
	expect(content).toBe(policy.replace("; frame-ancestors 'none'", ''))
	expect(content).toContain("script-src 'self' 'sha256-a+b/c='")
	expect(hasPolicy(Buffer.from(html))).toBe(true)
})

test('nothing in it ends the attribute or is taken for a replacement', () => {
	expect(withPolicy('<head></head>', 'a "b" $& &')).toBe(
		'<head><meta http-equiv="Content-Security-Policy" content="a &quot;b&quot; $&amp; &amp;"/></head>',
	)
})

test('a page without one, or with one that comes too late, is told apart', () => {
	expect(hasPolicy(Buffer.from(page))).toBe(false)
	expect(hasPolicy(Buffer.from(''))).toBe(false)
	expect(hasPolicy(Buffer.from(withPolicy(page, policy).replace('<head>', '<head><script>0</script>')))).toBe(false)
	expect(hasPolicy(Buffer.from(' '.repeat(2_000) + withPolicy(page, policy)))).toBe(false)
})
