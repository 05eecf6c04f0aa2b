import { Script } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { newMarks } from './marks.server.ts'
import { partScripts } from './part-scripts.server.ts'

const marks = newMarks()
const mark = `nonce="${marks.router}"`
const module = `;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/article.js";
  window.__reactRouterManifest = {"routes":{}};
  window.__reactRouterRouteModules = {"root":route0,"article":route1};

import("/assets/entry.js");`

const page = [
	`<head><link rel="modulepreload" ${mark} href="/assets/entry.js"/><link rel="stylesheet" ${mark} href="/a.css"/></head>`,
	`<body><main><script type="text/later">strange()</script></main>`,
	`<script ${mark}>window.__reactRouterContext = {};</script>`,
	`<script ${mark} type="module" async="">${module}</script>`,
	`<script ${mark}>enqueue("um")</script><script ${mark}>close()</script></body>`,
].join('')

test('the page keeps two empty scripts in their place, and what others wrote', () => {
	expect(partScripts(page, marks, () => '/hydration/x.js?page=%2F')).toBe(
		[
			`<head><link rel="stylesheet" ${mark} href="/a.css"/></head>`,
			'<body><main><script type="text/later">strange()</script></main>',
			'<script type="text/later"></script>',
			'<script type="text/later" data-src="/hydration/x.js?page=%2F"></script>',
			'</body>',
		].join(''),
	)
})

test('the script preloads all files, hands over the data and then imports the routes', () => {
	const keep = vi.fn<(script: string) => string>(() => '/x.js')
	partScripts(page, marks, keep)
	const [script] = keep.mock.calls[0]!
	expect(script.indexOf('["/assets/entry.js"]')).toBeGreaterThan(-1)
	const order = [
		'__reactRouterContext',
		'enqueue("um")',
		'close()',
		'import("/assets/root.js")',
		'import("/assets/entry.js")',
	]
	const places = order.map((part) => script.indexOf(part))
	expect(places).toEqual(places.toSorted((a, b) => a - b))
	expect(places[0]).toBeGreaterThan(-1)
	expect(script).not.toContain('strange()')
	// It is a script, not a module, and the browser has to be able to read it.
	expect(() => new Script(script)).not.toThrow()
})

test('a module that is written in another way is not guessed at', () => {
	const other = page.replace('import * as route0 from', 'import route0 from')
	expect(() => partScripts(other, marks, () => '/x.js')).toThrow('in another way')
})
