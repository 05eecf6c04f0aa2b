import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cleanPasted } from './clean-pasted.ts'
import { understandText } from './plain-text.ts'

const origin = 'https://farol.example'

function fixture(name: string): string {
	return readFileSync(new URL(`testing/${name}`, import.meta.url), 'utf8')
}

/** One block a line, to be read. */
function pasted(html: string): string[] {
	return cleanPasted(html, { origin })
		.replace(/(<\/(?:p|h\d|li|ul|ol|tr|thead|tbody|table|caption|blockquote|figure|figcaption)>)/g, '$1\n')
		.replace(/(<(?:ul|ol|table|thead|tbody|blockquote|figure)>)/g, '\n$1\n')
		.replace(/(<span data-foreign[^>]*><\/span>)/g, '$1\n')
		.split('\n')
		.filter((line) => line !== '')
}

test('what LibreOffice writes: headings, bold, items that nobody closed, a table', () => {
	expect(pasted(fixture('libreoffice-writer.html'))).toEqual([
		'<h1>Seguro residencial</h1>',
		'<p>O <strong>seguro residencial</strong> cobre <em>incêndio</em>, raio e explosão. Veja a <a href="https://www.gov.br/susep" target="_blank" rel="noopener noreferrer">Susep</a>.</p>',
		'<h2>O que entra</h2>',
		'<ul>',
		'<li>Incêndio</li>',
		'<li>Vendaval',
		'<ul>',
		'<li>com granizo</li>',
		'<li>sem granizo</li>',
		'</ul>',
		'</li>',
		'<li>Roubo</li>',
		'</ul>',
		'<ol>',
		'<li>Fotografe</li>',
		'<li>Avise</li>',
		'</ol>',
		'<table>',
		'<thead>',
		'<tr><th scope="col">Cobertura</th><th scope="col">Limite</th></tr>',
		'</thead>',
		'<tbody>',
		'<tr><td>Incêndio</td><td>R$ 300 mil</td></tr>',
		'</tbody>',
		'</table>',
		'<p>Fim do texto.</p>',
	])
})

test('Google Docs: its b is not bold, its styles are; lists beside items; links without detour', () => {
	expect(pasted(fixture('google-docs-clipboard.html'))).toEqual([
		'<h1>Seguro residencial</h1>',
		'<p>O <strong>seguro <em>residencial</em></strong> cobre incêndio. Veja a <a href="https://www.gov.br/susep/pt-br" target="_blank" rel="noopener noreferrer">Susep</a>.</p>',
		'<h2>O que entra</h2>',
		'<ul>',
		'<li>Incêndio</li>',
		'<li><strong>Vendaval</strong>',
		'<ul>',
		'<li>com granizo</li>',
		'</ul>',
		'</li>',
		'<li>Roubo</li>',
		'</ul>',
		'<table>',
		'<thead>',
		'<tr><th scope="col">Cobertura</th><th scope="col">Limite</th></tr>',
		'</thead>',
		'<tbody>',
		'<tr><td>Incêndio</td><td>R$ 300 mil</td></tr>',
		'</tbody>',
		'</table>',
		'<p>1,5 m<sup>2</sup> de <s>telha</s></p>',
		'<span data-foreign-picture="https://lh7-rt.googleusercontent.com/docsz/AD_4nXexample?key=abc" data-alt="Telhado sem telhas" data-name="Telhado sem telhas"></span>',
	])
})

test('Word: listed paragraphs become lists, smart tags and comments go, a picture on another computer is told', () => {
	expect(pasted(fixture('word-clipboard.html'))).toEqual([
		'<h1>Seguro residencial</h1>',
		'<h2>O que entra</h2>',
		'<p>O <strong>seguro residencial</strong> cobre <em>incêndio</em>, segundo Ana Lima. Veja a <a href="https://www.gov.br/susep" target="_blank" rel="noopener noreferrer">Susep</a>.</p>',
		'<ul>',
		'<li>Incêndio</li>',
		'<li><strong>Vendaval</strong>',
		'<ul>',
		'<li>com granizo</li>',
		'</ul>',
		'</li>',
		'<li>Roubo</li>',
		'</ul>',
		'<h2>O que fazer</h2>',
		'<ol>',
		'<li>Fotografe</li>',
		'<li>Avise a seguradora</li>',
		'</ol>',
		'<table>',
		'<thead>',
		'<tr><th scope="col">Cobertura</th><th scope="col">Limite</th></tr>',
		'</thead>',
		'<tbody>',
		'<tr><td>Incêndio</td><td>R$&nbsp;300 mil</td></tr>',
		'</tbody>',
		'</table>',
		'<span data-foreign-picture="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" data-alt="Telhado" data-name="clip_image001.png"></span>',
	])
})

test('Word on the web: one list instead of one around each item', () => {
	expect(pasted(fixture('word-online-clipboard.html'))).toEqual([
		'<h2>O que entra</h2>',
		'<p><strong>Seguro</strong> da casa.</p>',
		'<ul>',
		'<li>Incêndio',
		'<ul>',
		'<li>com granizo</li>',
		'</ul>',
		'</li>',
		'<li>Roubo</li>',
		'</ul>',
	])
})

test('WordPress: blocks without their comments, captions where they belong, our own pages as paths', () => {
	expect(pasted(fixture('wordpress-block-editor.html'))).toEqual([
		'<h2>O que entra</h2>',
		'<p>O <strong>seguro residencial</strong> cobre incêndio. Veja a <a href="https://www.gov.br/susep" target="_blank" rel="noopener noreferrer">Susep</a>. 🏠</p>',
		'<ul>',
		'<li>Incêndio</li>',
		'<li>Vendaval',
		'<ul>',
		'<li>com granizo</li>',
		'</ul>',
		'</li>',
		'</ul>',
		'<figure>',
		'<span data-foreign-picture="https://exemplo.com.br/wp-content/uploads/2026/01/telhado-1024x683.jpg" data-alt="Telhado sem telhas" data-name="telhado-1024x683.jpg"></span>',
		'<figcaption>Depois do vendaval</figcaption>',
		'</figure>',
		'<table>',
		'<caption>Limites de exemplo</caption>',
		'<thead>',
		'<tr><th scope="col">Cobertura</th><th scope="col">Limite</th></tr>',
		'</thead>',
		'<tbody>',
		'<tr><td>Incêndio</td><td>R$ 300 mil</td></tr>',
		'</tbody>',
		'</table>',
		'<p>Primeira coluna.</p>',
		'<p><a href="/seguros/residencial">Cotar</a></p>',
	])
})

test('a page of a PDF: paragraphs and lists instead of lines', () => {
	const understood = understandText(fixture('pdf-reader.txt'))
	expect(understood?.kind).toBe('lines')
	expect(pasted(understood!.html)).toEqual([
		'<p>Condições gerais do seguro</p>',
		'<p>O segurado deve avisar a seguradora assim que souber do sinistro e guardar as notas do que gastou para evitar que o dano aumente. O pagamento da indenização depende dos documentos pedidos na apólice.</p>',
		'<p>A vistoria do imóvel é feita por um perito, que pode pedir um bem-estar mínimo de acesso: o laudo fica com a seguradora e uma cópia vai para o bem-estar de quem mora ali.</p>',
		'<ul>',
		'<li>Fotos do local, de longe e de perto, feitas antes de qualquer limpeza ou reparo provisório</li>',
		'<li>Nota fiscal dos bens</li>',
		'</ul>',
		'<ol>',
		'<li>Avise</li>',
		'<li>Espere a vistoria</li>',
		'</ol>',
	])
})

test('Markdown', () => {
	const understood = understandText(fixture('notes.md'))
	expect(understood?.kind).toBe('markdown')
	expect(pasted(understood!.html)).toEqual([
		'<h2>O que entra</h2>',
		'<p>O <strong>seguro residencial</strong> cobre <em>incêndio</em>. Veja a <a href="https://www.gov.br/susep" target="_blank" rel="noopener noreferrer">Susep</a>.</p>',
		'<ul>',
		'<li>Incêndio</li>',
		'<li>Vendaval',
		'<ul>',
		'<li>com granizo</li>',
		'</ul>',
		'</li>',
		'</ul>',
		'<ol>',
		'<li>Fotografe</li>',
		'<li>Avise</li>',
		'</ol>',
		'<table>',
		'<thead>',
		'<tr><th scope="col">Cobertura</th><th scope="col">Limite</th></tr>',
		'</thead>',
		'<tbody>',
		'<tr><td>Incêndio</td><td>R$ 300 mil</td></tr>',
		'</tbody>',
		'</table>',
		'<blockquote>',
		'<p>Guarde as notas.</p>',
		'</blockquote>',
		'<span data-foreign-picture="https://exemplo.com.br/telhado.jpg" data-alt="Telhado" data-name="telhado.jpg"></span>',
	])
})

test.for([
	[
		'only what is bold is bold',
		'<b style="font-weight:normal">a <span style="font-weight:600">b</span></b>',
		'<p>a <strong>b</strong></p>',
	],
	[
		'a plain run inside bold words is plain',
		'<b>a <span style="font-weight:400">b</span></b>',
		'<p><strong>a </strong>b</p>',
	],
	['two breaks end a paragraph, one stays', 'a<br>b<br><br>c', '<p>a<br />b</p><p>c</p>'],
	[
		'boxes for looks go, those of an article stay',
		'<div><div>a</div></div><aside class="aviso"><p>b</p></aside>',
		'<p>a</p><aside class="aviso"><p>b</p></aside>',
	],
	[
		'what is hidden does not come',
		'a<span style="display:none">secret</span><p style="mso-hide:all">b</p>',
		'<p>a</p>',
	],
	[
		'places in the other document are no links',
		'<a href="#_Toc1">a</a> <a href="file:///c:/x.doc">b</a>',
		'<p>a b</p>',
	],
	['one heading of the first level stays, several are sections', '<h1>a</h1><h2>b</h2>', '<h1>a</h1><h2>b</h2>'],
	[
		'several headings of the first level are sections',
		'<h1>a</h1><h2>b</h2><h1>c</h1>',
		'<h2>a</h2><h3>b</h3><h2>c</h2>',
	],
	['scripts and handlers go', '<p onclick="x()">a<script>b</script></p><img src="x" width="1">', '<p>a</p>'],
	[
		'our own picture stays ours',
		'<img src="https://farol.example/media/files/0123456789abcdef-4x3.webp" alt="a">',
		'<img src="/media/files/0123456789abcdef-4x3.webp" alt="a">',
	],
	['words in no block are paragraphs', 'a <b>b</b>', '<p>a <strong>b</strong></p>'],
] as const)('%s', ([, html, expected]) => {
	expect(cleanPasted(html, { origin })).toBe(expected)
})

test('what is copied in the editor comes back as it was, but for pictures from elsewhere', () => {
	const copied = '<section data-pm-slice="0 0 []"><p>a</p></section><img src="https://outro.example/b.png" alt="">'
	expect(cleanPasted(copied, { origin })).toBe(
		'<section><p>a</p></section><span data-foreign-picture="https://outro.example/b.png" data-name="b.png"></span>',
	)
})

test('a picture of megabytes is not too much text', () => {
	const src = `data:image/png;base64,${'A'.repeat(2_000_000)}`
	const clean = cleanPasted(`<p>a</p><img src="${src}">`, { origin })
	expect(clean.replace(src, 'it')).toBe('<p>a</p><span data-foreign-picture="it" data-name="imagem sem nome"></span>')
})

test('deep nesting ends somewhere', () => {
	expect(cleanPasted(`a${'<div>'.repeat(50_000)}`, { origin })).toBe('<p>a</p>')
})
