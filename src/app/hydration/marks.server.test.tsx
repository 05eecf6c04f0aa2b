import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { newMarks, scriptHashes, withoutMarks } from './marks.server.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const marks = newMarks()
const [own, router] = [`nonce="${marks.own}"`, `nonce="${marks.router}"`]

test('our own inline scripts are allowed by their text, those that sleep included', () => {
	const html = `<script ${own}>a()</script><script type="text/later" data-module ${router}>b("ção")</script><script ${own}>a()</script>`
	expect(scriptHashes(html, marks)).toEqual([sha('a()'), sha('b("ção")')])
})

test('files and data blocks need no hash', () => {
	const html = `<script src="/a.js" ${own}></script><script type="application/ld+json" ${own}>{}</script>`
	expect(scriptHashes(html, marks)).toEqual([])
})

/** What slips past the cleaning of an article stands in the page as it is. */
const injected = [
	'<script>alert(1)</script>',
	'<script nonce="">alert(1)</script>',
	'<script nonce="react-router">alert(1)</script>',
	'<script type="text/later">alert(1)</script>',
	`<script nonce="${newMarks().own}">alert(1)</script>`,
	'<script>alert(1)',
	'<script x="',
	'<!-- <script>alert(1)//',
]

test.for(injected)('%s in an article is not allowed to run', (body) => {
	const html = renderToStaticMarkup(
		<main>
			<div dangerouslySetInnerHTML={{ __html: body }} />
			<script nonce={marks.own} dangerouslySetInnerHTML={{ __html: 'ours()' }} />
		</main>,
	)
	expect(html).toContain(body)
	expect(scriptHashes(html, marks)).toEqual([sha('ours()')])
})

test('no mark leaves the server, and each page has its own', () => {
	const html = `<link rel="modulepreload" ${router} href="/a.js"/><script ${own}>a()</script>`
	expect(withoutMarks(html, marks)).toBe('<link rel="modulepreload" href="/a.js"/><script>a()</script>')
	expect(newMarks().own).not.toBe(newMarks().own)
})
