import { expect, test } from 'vitest'
import { isSafePicture, isWebAddress, kindOfLink } from './safe-url.ts'

test.for([
	['https://www.gov.br/susep', 'outside'],
	['HTTP://EXAMPLE.COM', 'outside'],
	['mailto:a@b.example', 'contact'],
	['tel:+555136000100', 'contact'],
	['/blog?q=a#b', 'own'],
	['#prazos', 'own'],
	['?pagina=2', 'own'],
	['vizinho', 'own'],
	['//evil.example', undefined],
	['/\\evil.example', undefined],
	['\\\\evil.example', undefined],
	['/\t/evil.example', undefined],
	['javascript:alert(1)', undefined],
	[' \u0001javascript:alert(1)', undefined],
	['java\nscript:alert(1)', undefined],
	['JaVaScRiPt:alert(1)', undefined],
	['vbscript:x', undefined],
	['data:text/html,x', undefined],
	['data:image/png;base64,AAAA', undefined],
	['blob:https://x/1', undefined],
	['ftp://x', undefined],
	['http://', undefined],
] as const)('the link %j is %s', ([address, kind]) => {
	expect(kindOfLink(address)).toBe(kind)
})

test.for([
	['/media/a.webp', true],
	['https://images.example/a.jpg', true],
	['data:image/png;base64,iVBORw0KGgo=', true],
	['data:image/avif;base64,AAAA', true],
	['data:image/svg+xml;base64,AAAA', false],
	['data:image/png,<svg onload=alert(1)>', false],
	['data:text/html;base64,AAAA', false],
	['javascript:alert(1)', false],
	['//evil.example/a.png', false],
] as const)('whether the picture %j may be shown: %s', ([address, safe]) => {
	expect(isSafePicture(address)).toBe(safe)
})

test('a source is a page of the web', () => {
	expect(['https://a.example', '/a', 'mailto:a@b', 'javascript:1', ''].map(isWebAddress)).toEqual([
		true,
		false,
		false,
		false,
		false,
	])
})
