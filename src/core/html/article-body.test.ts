import { expect, test } from 'vitest'
import { articleBody } from './article-body.ts'

const sections = (...headings: string[]) => headings.map((heading) => `<h2>${heading}</h2><p>Texto.</p>`).join('')

async function shown(stored: string, title = 'Título') {
	const { beforeCall, afterCall } = await articleBody(stored, title)
	return beforeCall + afterCall
}

test('what is shown is clean, whatever is stored', async () => {
	expect(await shown('<p onclick="x()">Olá<script>alert(1)</script></p>')).toBe('<p>Olá</p>')
	expect(await shown('<p>a &lt;script&gt; &amp; "b"</p>')).toBe('<p>a &lt;script&gt; &amp; "b"</p>')
})

test('a first heading that repeats the title is dropped; another one becomes a section', async () => {
	expect(await shown('<h1> Bati o  carro: e agora? </h1><p>a</p>', 'Bati o carro: e agora?')).toBe('<p>a</p>')
	expect(await shown('<h1>Outra coisa</h1><p>a</p>')).toBe('<h2 id="secao-outra-coisa">Outra coisa</h2><p>a</p>')
})

test('headings become targets with names of their own', async () => {
	const html = await shown('<h2>Prazos</h2><h3>Prazos</h3><h2>Prazos</h2><h2>☀️</h2><h2>☀️</h2>')
	expect([...html.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
		'secao-prazos',
		'secao-prazos-2',
		'secao-prazos-3',
		'secao',
		'secao-2',
	])
})

test('a long text gets a table of contents, a short one none', async () => {
	expect((await articleBody(sections('A', 'B', 'C'), 'T')).contents).toEqual([])
	const box = '<aside class="resumo"><h2>Em resumo</h2><p>x</p></aside>'
	expect((await articleBody(box + sections('A', 'B & b', 'C', 'D'), 'T')).contents).toEqual([
		{ id: 'secao-a', heading: 'A' },
		{ id: 'secao-b-b', heading: 'B & b' },
		{ id: 'secao-c', heading: 'C' },
		{ id: 'secao-d', heading: 'D' },
	])
})

test('the call to action stands at the end of the middle section', async () => {
	const body = await articleBody(`<p>Abertura</p>${sections('A', 'B', 'C', 'D', 'E', 'F')}`, 'T')
	expect(body.beforeCall).toMatch(/id="secao-d">D<\/h2><p>Texto\.<\/p>$/)
	expect(body.afterCall).toMatch(/^<h2 id="secao-e">/)
	expect(await articleBody('<p>Curto</p>', 'T')).toMatchObject({ beforeCall: '<p>Curto</p>', afterCall: '' })
})

test('the title of a step is told from bold words inside one', async () => {
	expect(await shown('<ol><li><strong>Sinalize.</strong> Ligue.</li><li>Ligue <strong>já</strong>.</li></ol>')).toBe(
		'<ol><li><strong class="step-title">Sinalize.</strong> Ligue.</li><li>Ligue <strong>já</strong>.</li></ol>',
	)
})

test('tables scroll by themselves', async () => {
	expect(await shown('<table><caption>Prazos</caption><tr><td>a</td></tr></table>')).toBe(
		'<div class="table-scroll" role="group" tabindex="0" aria-label="Prazos"><table><caption>Prazos</caption><tr><td>a</td></tr></table></div>',
	)
	const nested = await shown('<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>')
	expect(nested.match(/table-scroll/g)).toHaveLength(1)
})

test('questions and answers are found as text', async () => {
	const { faqs } = await articleBody(
		`${sections('A')}<h2>Perguntas frequentes</h2><p>Antes.</p>
		<h3>Vale a <em>pena</em>?</h3><p>Sim.</p><ul><li>Muito</li></ul>
		<h3>Sem resposta?</h3>
		<h3>Quanto custa &amp; demora?</h3><p>Depende.</p><p class="nota">Texto informativo.</p>
		<h2>Fim</h2><h3>Isto não</h3><p>é pergunta</p>`,
		'T',
	)
	expect(faqs).toEqual([
		{ question: 'Vale a pena?', answer: 'Sim. Muito' },
		{ question: 'Quanto custa & demora?', answer: 'Depende.' },
	])
	expect((await articleBody(sections('A'), 'T')).faqs).toEqual([])
})

test('links tell what the text calls their pages', async () => {
	const { linkTexts } = await articleBody('<p><a href="https://www.gov.br/susep">página da <b>SUSEP</b></a></p>', 'T')
	expect(linkTexts).toEqual({ 'https://www.gov.br/susep': 'página da SUSEP' })
})

test('a picture of ours is offered in its sizes, and its place is kept', async () => {
	const html = await shown('<p>a</p><img src="/media/files/0123456789abcdef-1200x600.webp" alt="Farol &amp; mar">')
	expect(html).toMatch(
		/^<p>a<\/p><picture><source type="image\/avif" srcset="[^"]+480\.avif 480w, [^"]+" sizes="[^"]+">/,
	)
	expect(html).toMatch(
		/<source type="image\/webp" [^>]+><img src="[^"]+" alt="Farol &amp; mar" loading="lazy" decoding="async" width="1200" height="600"><\/picture>$/,
	)
})

test.for([
	['', 'width="1200" height="600"'],
	['width="300"', 'width="300" height="150"'],
	['width="300" height="300"', 'width="300" height="300"'],
] as const)('a picture written with "%s" is shown with %s', async ([written, expected]) => {
	const html = await shown(`<img src="/media/files/0123456789abcdef-1200x600.webp" alt="" ${written}>`)
	for (const attribute of expected.split(' ')) expect(html).toContain(attribute)
})

test('a picture from elsewhere stays as it is, and is fetched when it is about to be seen', async () => {
	expect(await shown('<img src="https://exemplo.com.br/a.png" alt="Mar">')).toBe(
		'<img src="https://exemplo.com.br/a.png" alt="Mar" loading="lazy" decoding="async">',
	)
})
