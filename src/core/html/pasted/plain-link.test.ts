import { expect, test } from 'vitest'
import { plainLink } from './plain-link.ts'

const target = 'https://www.gov.br/susep?a=1&b=2'
const inside = encodeURIComponent(target)

test.for([
	`https://www.google.com/url?q=${inside}&sa=D&source=docs`,
	`https://www.google.com.br/url?sa=t&url=${inside}&usg=x`,
	`https://l.facebook.com/l.php?u=${encodeURIComponent(`${target}&fbclid=IwAR0`)}&h=AT0`,
	`https://l.instagram.com/?u=${inside}&e=x`,
	`https://nam12.safelinks.protection.outlook.com/?url=${inside}&data=05`,
	`https://www.youtube.com/redirect?event=video_description&q=${inside}`,
	`https://www.linkedin.com/safety/go?url=${inside}`,
	`https://duckduckgo.com/l/?uddg=${inside}`,
	`https://www.bing.com/ck/a?!&&p=x&u=a1${btoa(target).replaceAll('=', '')}&ntb=1`,
	'https://urldefense.proofpoint.com/v2/url?u=https-3A__www.gov.br_susep-3Fa-3D1-26b-3D2&d=x',
	`https://urldefense.com/v3/__${target}__;!!abc`,
	`https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${inside}`)}`,
])('%s leads on to the page itself', (wrapped) => {
	expect(plainLink(wrapped)).toBe(target)
})

test.for([
	target,
	'https://www.google.com/search?q=https://a.example',
	'https://www.google.com/url?q=javascript:alert(1)',
	'https://google.com.evil.example/url?q=https://a.example',
	'https://notl.facebook.com/?u=https://a.example',
	'mailto:a@b.example',
	'/blog/a',
	'',
])('"%s" stays as it is', (href) => {
	expect(plainLink(href)).toBe(href)
})
