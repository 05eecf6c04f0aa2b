import { DomUtils, ElementType, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { fc } from '#tests/properties.ts'
import { demoPosts } from '../demo/posts.ts'
import { isTooMuchHtml, sanitizePostHtml, sanitizePostHtmlInTurns } from './sanitize-post-html.ts'
import { hostileHtml } from './testing/hostile-html.ts'

/** Written out again here, so that a slip in the sanitiser's own lists does not excuse itself. */
const harmlessTags =
	'a abbr article aside b blockquote br caption cite code col colgroup dd del dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li mark ol p pre q s samp section small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr'.split(
		' ',
	)
const harmlessAttributes =
	'alt class colspan datetime height href rel reversed rowspan scope span src start target title type value width'.split(
		' ',
	)
const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:']
const classes = ['resumo', 'aviso', 'nota']
const picture = /^data:image\/(png|jpeg|webp|avif|gif);base64,[\w+/=]+$/

/** Everything in the result that has no business there. */
function faultsOf(html: string): string[] {
	const nodes = DomUtils.find(() => true, parseDocument(html).children, true, Number.POSITIVE_INFINITY)
	return nodes.flatMap((node) => {
		if (node.type === ElementType.Text) return []
		if (!('attribs' in node)) return [node.type]
		if (!harmlessTags.includes(node.name)) return [`<${node.name}>`]
		return Object.entries(node.attribs).flatMap(([name, value]) => {
			const fault = [`${name}=${value}`]
			if (!harmlessAttributes.includes(name)) return fault
			if (name === 'class') return value.split(' ').every((word) => classes.includes(word)) ? [] : fault
			if (name === 'href') return isHarmless(value, linkSchemes) ? [] : fault
			if (name === 'src') return picture.test(value) || isHarmless(value, ['http:', 'https:']) ? [] : fault
			if (name === 'target') return value === '_blank' && node.attribs['rel']?.includes('noopener') ? [] : fault
			return []
		})
	})
}

function isHarmless(address: string, schemes: string[]): boolean {
	const url = new URL(address, 'https://site.example/blog/x')
	const pretendsToBeOwn = url.host !== 'site.example' && schemes.includes('http:') && /^[\s/\\]/.test(address)
	return schemes.includes(url.protocol) && !pretendsToBeOwn
}

test.for(hostileHtml)('%s: %j leaves nothing that can act', ([, html]) => {
	const surroundings = [html, `<p>antes</p>${html}<p>depois</p>`, `<table><tr><td>${html}</td></tr></table>`]
	for (const input of surroundings) {
		const cleaned = sanitizePostHtml(input)
		expect(faultsOf(cleaned)).toEqual([])
		expect(sanitizePostHtml(cleaned)).toBe(cleaned)
	}
})

test.for([
	['<p>Digite javascript:alert(1) e veja</p>', '<p>Digite alert(1) e veja</p>'],
	['<p>JAVAjavascript:SCRIPT:x</p>', '<p>x</p>'],
	['<p>java&#115;cript:x</p>', '<p>x</p>'],
	['<p>java<x>script</x>:x</p>', '<p>x</p>'],
	['<code>javascript:void(0)</code>', '<code>void(0)</code>'],
	['<img src="/a.png" alt="javascript:x" />', '<img src="/a.png" alt="x" />'],
	['<a href="/busca?q=javascript:x" title="JavaScript:y">z</a>', '<a href="/busca?q=x" title="y">z</a>'],
	['<a href="/javascript:/evil.example">z</a>', '<a>z</a>'],
	['<p>JavaScript: a linguagem</p>', '<p> a linguagem</p>'],
	['<p>O JavaScript é uma linguagem</p>', '<p>O JavaScript é uma linguagem</p>'],
])('%j is left as %j', ([html, left]) => {
	expect(sanitizePostHtml(html!)).toBe(left)
	expect(sanitizePostHtml(left!)).toBe(left)
})

test('payloads joined with each other leave nothing that can act', () => {
	const payload = fc.constantFrom(...hostileHtml.map(([, html]) => html))
	fc.assert(
		fc.property(fc.array(payload, { maxLength: 6 }), (payloads) => {
			const cleaned = sanitizePostHtml(payloads.join(''))
			expect(faultsOf(cleaned)).toEqual([])
			expect(sanitizePostHtml(cleaned)).toBe(cleaned)
		}),
	)
})

test('cleaning twice equals cleaning once, whatever the text', () => {
	const piece = fc.oneof(
		fc.constantFrom(
			...[...harmlessTags, 'center', 'x', 'script', 'svg', 'form'].flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
		),
		fc.constantFrom(
			'<a href="https://a.example" rel="nofollow">',
			'<img src="/a.png">',
			'&amp;',
			'&lt;',
			'<!--',
			'-->',
		),
		fc.string({ maxLength: 8 }),
	)
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
			const once = sanitizePostHtml(pieces.join(''))
			expect(faultsOf(once)).toEqual([])
			expect(sanitizePostHtml(once)).toBe(once)
		}),
		{ numRuns: 500 },
	)
})

test.for([
	'<h2>Indenização &amp; prazo</h2><p>Ação, coração, “aspas”, R$ 1.000 – até 30 dias… 🚗</p>',
	'<aside class="resumo"><h2>Em resumo</h2><ul><li>Um</li><li>Dois</li></ul></aside>',
	'<aside class="aviso"><p><strong>Atenção.</strong> Não assine.</p></aside><p class="nota">Nota.</p>',
	'<table><caption>Prazos</caption><thead><tr><th scope="col" colspan="2">A</th></tr></thead><tbody><tr><td rowspan="2">1</td></tr></tbody></table>',
	'<ol start="3" reversed type="a"><li value="7">x</li></ol><dl><dt>t</dt><dd>d</dd></dl>',
	'<pre><code>const a = "&lt;script&gt;" // vbscript: onclick=</code></pre>',
	'<p>O endereço alert(1) não abre nada; onerror= é só texto, e vbscript: também.</p>',
	'<p><a href="/blog/outro?x=1&amp;y=2#z" title="t">dentro</a> <a href="mailto:a@b.example">carta</a> <a href="tel:+5551">fone</a></p>',
	'<p><a href="https://www.gov.br/susep" target="_blank" rel="nofollow noopener noreferrer">fora</a></p>',
	'<figure><img src="/media/a.webp" alt="Casa" width="800" height="400" /><figcaption>Casa</figcaption></figure>',
	'<p><img src="data:image/png;base64,iVBORw0KGgo=" alt="" /></p>',
	'<blockquote><p>x<sup>2</sup>, H<sub>2</sub>O, <mark>m</mark>, <u>u</u>, <s>s</s>, <kbd>k</kbd><br />y</p></blockquote><hr />',
	'<p>1 &lt; 2 &amp;&amp; 3 &gt; 2, &amp;lt; fica</p>',
	'<p><time datetime="2026-11-11">ontem</time> <abbr title="Superintendência">SUSEP</abbr></p>',
])('%j survives unchanged', (html) => {
	expect(sanitizePostHtml(html)).toBe(html)
})

test('the articles we ship survive but for the protection of their links', () => {
	for (const { content } of demoPosts) {
		expect(sanitizePostHtml(content)).toBe(content.replaceAll('rel="noopener"', 'rel="noopener noreferrer"'))
	}
})

test('links out of the site open apart, and keep what they say to search engines', () => {
	const clean = (rel: string) => sanitizePostHtml(`<a href="https://a.example"${rel}>x</a>`)
	expect(clean('')).toBe('<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>')
	expect(clean(' rel="Sponsored opener ugc"')).toContain('rel="sponsored ugc noopener noreferrer"')
	expect(sanitizePostHtml('<a href="/contact" target="_top" rel="noopener">x</a>')).toBe('<a href="/contact">x</a>')
})

test('forbidden parts go and the words around them stay', () => {
	expect(sanitizePostHtml('<p>a<form>b<button>c</button></form><font color=red>d</font></p>')).toBe(
		'<p>a</p>bcd<p></p>',
	)
	expect(sanitizePostHtml('<div>a<script>b</script><style>c</style><svg><title>d</title></svg>e</div>')).toBe(
		'<div>ae</div>',
	)
})

test('tags nested deeper than anybody writes are cut off', () => {
	expect(sanitizePostHtml(`<p>a</p>${'<div>'.repeat(15_000)}`).length).toBeLessThan(2000)
})

test('a picture without a source that may be shown is left out', () => {
	expect(sanitizePostHtml('<p>a<img src="javascript:x" alt="b"></p>')).toBe('<p>a</p>')
})

test.for(['<', '&', '<p>', '<a href="/x">', '</p>', '<img src=x onerror=alert(1)>'])(
	'300 kB of %j are told apart before they are cleaned, and show as harmless text',
	async (piece) => {
		const flood = piece.repeat(Math.ceil(300_000 / piece.length))
		const cleaned = await sanitizePostHtmlInTurns(flood)
		expect(faultsOf(cleaned)).toEqual([])
		expect(sanitizePostHtml(cleaned)).toBe(cleaned)
		expect(isTooMuchHtml(flood)).toBe(flood.split(/[<&]/).length - 1 > 20_000)
	},
)

test('a book is cleaned like any other text, and others get their turn meanwhile', async () => {
	const book = '<h2>Capítulo</h2><p>Um parágrafo de <strong>tamanho</strong> comum, com &amp; e tudo.</p>'.repeat(2_000)
	expect(isTooMuchHtml(book)).toBe(false)
	let turns = 0
	const others = setInterval(() => (turns += 1))
	expect(await sanitizePostHtmlInTurns(`${book}<script>alert(1)</script>`)).toBe(book)
	clearInterval(others)
	expect(turns).toBeGreaterThan(0)
})

test('words may say on which fact they rest, and nothing else', () => {
	const resting = '<p><data value="fato:sinistro-resposta">30 dias</data></p>'
	expect(sanitizePostHtml(resting)).toBe(resting)
	for (const value of ['30', 'fato:', 'fato:A b', 'javascript:alert(1)', 'fato:a"onclick="x'])
		expect(sanitizePostHtml(`<p><data value='${value}' title="x">30 dias</data></p>`)).toBe('<p>30 dias</p>')
})
