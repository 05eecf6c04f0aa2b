import { expect, test } from 'vitest'
import { demoPosts } from '../../demo/posts.ts'
import { checkArticle } from '../check-article.ts'
import type { Article } from '../finding.ts'
import { check, found, plus, words } from '../testing/check.ts'
import { goodArticle, surroundings } from '../testing/good-article.ts'
import { hints } from './hints.ts'

const { content } = goodArticle
const paragraph = (text: string) => plus(`<p>${text}</p>`)
const faq = (html: string) => plus(`<h2>Perguntas frequentes</h2>${html}<h2>Fim</h2>`)
const sections = (count: number) => ({
	content: Array.from({ length: count }, () => `<h2>Seguro</h2><p>${words(1204 / count)}</p>`).join(''),
})
const picture = (src: string, alt: string) => plus(`<img src="${src}" alt="${alt}" width="1" height="1">`)

/** Each hint on both sides: what it lets pass, and what it does not. */
const sides: [hint: string, label: string, fine: Partial<Article>, wrong: Partial<Article>][] = [
	['contents', 'four sections and two', sections(4), sections(2)],
	[
		'opening-answers',
		'about the title and about something else',
		{},
		{ title: 'Bagagem extraviada no aeroporto', content },
	],
	[
		'focus-phrase',
		'the same words in another order and a word that is missing',
		{
			focusPhrase: 'proposta inteira',
			metaTitle: 'A inteira verdade da proposta',
			metaDescription: 'Propostas inteiras.',
		},
		{ focusPhrase: 'proposta inteira' },
	],
	['faq-shape', 'a question with an answer and no question', faq('<h3>Cobre?</h3><p>Sim.</p>'), faq('<p>Cobre.</p>')],
	['faq-shape', 'answered and not', faq('<h3>Cobre?</h3><p>Sim.</p>'), faq('<h3>Cobre?</h3><h3>E?</h3><p>Sim.</p>')],
	['faq-shape', 'a question and a statement', faq('<h3>Cobre?</h3><p>Sim.</p>'), faq('<h3>Cobre</h3><p>Sim.</p>')],
	['title-width', 'narrow and wide letters', { metaTitle: 'i'.repeat(50) }, { metaTitle: 'M'.repeat(50) }],
	[
		'description-shown',
		'156 and 157 characters',
		{ metaDescription: 'x'.repeat(156) },
		{ metaDescription: 'x'.repeat(157) },
	],
	['slug-shape', '75 and 76 characters', { slug: 'x'.repeat(75) }, { slug: 'x'.repeat(76) }],
	['slug-shape', 'a subject and none', { slug: 'o-que-e-franquia' }, { slug: 'o-que-e' }],
	['own-links', 'two and one', {}, { content: content.replace('"/blog"', '"https://outro.example"') }],
	['landing-link', 'linked and not', {}, { content: content.replace('"/seguros/auto"', '"/seguros/vida"') }],
	[
		'landing-link',
		'another subject',
		{ title: 'Como ler uma apólice', categorySlug: 'dicas-gerais' },
		{ title: 'Consórcio de imóveis: como funciona' },
	],
	['repeated-links', 'once and twice', {}, plus('<a href="/blog/">artigos</a>')],
	[
		'repeated-links',
		'again among the sources and in the text',
		plus('<h2>Fontes</h2><a href="https://www.gov.br/susep/pt-br">SUSEP</a>'),
		plus('<a href="https://www.gov.br/susep/pt-br">SUSEP</a>'),
	],
	[
		'alt-is-file-name',
		'a description and a name',
		picture('/a/farol-01.png', 'Um farol'),
		picture('/a/farol-01.png', 'farol 01'),
	],
	[
		'picture-credit',
		'with credit and without',
		plus(
			'<figure><img src="https://images.unsplash.com/x" alt="Um farol" width="1" height="1"><figcaption>Foto de Ana no Unsplash</figcaption></figure>',
		),
		picture('https://images.unsplash.com/x', 'Um farol'),
	],
	[
		'sourced-numbers',
		'with a law and without',
		paragraph('Pela Lei 15.040/2024, a multa é de 2 %.'),
		paragraph('A multa é de 2 %.'),
	],
	[
		'sourced-numbers',
		'with a link in the next sentence and without',
		paragraph('O teto é de R$ 500. Veja o <a href="https://www.gov.br/x">manual do órgão</a>.'),
		paragraph('O teto é de R$ 500. Veja o manual. Há um <a href="https://www.gov.br/x">órgão</a>.'),
	],
	[
		'sourced-numbers',
		'imagined and told as fact',
		paragraph('Suponha um conserto de R$ 500.'),
		paragraph('O conserto custa R$ 500.'),
	],
	[
		'sourced-numbers',
		'a case worked through, and what stands below the next heading',
		plus('<h2>Um caso</h2><p>Imagine um carro de R$ 80.000.</p><p>O conserto fica em R$ 9.000.</p>'),
		plus('<h2>Um caso</h2><p>Imagine um carro velho.</p><h2>Preço</h2><p>O conserto fica em R$ 9.000.</p>'),
	],
	[
		'sourced-numbers',
		'a sum and a share in a case worked through',
		plus('<h2>Um caso</h2><p>Imagine um carro.</p><p>O conserto fica em R$ 9.000.</p>'),
		plus('<h2>Um caso</h2><p>Imagine um carro.</p><p>De cada dez, 40% têm seguro.</p>'),
	],
	['stale-dates', 'a date and this year', paragraph('Em 2026 o prazo mudou.'), paragraph('O prazo muda este ano.')],
	['stale-dates', 'this year and a past one', paragraph('Os preços de 2026.'), paragraph('Os preços de 2023.')],
	['stale-dates', 'history and news', paragraph('A lei é de 2023.'), paragraph('Valores para 2023.')],
	[
		'explained-jargon',
		'explained and not',
		paragraph('A sub-rogação é a troca de credor. Cuide da sub-rogação.'),
		paragraph('Cuide da sub-rogação.'),
	],
	['portuguese-of-portugal', 'Brazil and Portugal', paragraph('Registre o fato.'), paragraph('Registe o facto.')],
	['english-leftovers', 'Portuguese and English', paragraph('Leia o site.'), paragraph('Leia a coverage.')],
	['capitals', 'an acronym and a shout', paragraph('A SUSEP e o CNSP.'), paragraph('LIGUE AGORA MESMO.')],
	['capitals', 'a heading and a shouted one', plus('<h2>Atenção</h2>'), plus('<h2>LEIA ISTO HOJE</h2>')],
	['exclamations', 'one and two at once', paragraph('Ligue!'), paragraph('Ligue!!')],
	['exclamations', 'two and many', paragraph('Ligue! Já!'), paragraph('Ligue! '.repeat(8))],
	[
		'machine-words',
		'one stock phrase and two',
		paragraph('É importante lembrar do prazo.'),
		paragraph('É importante lembrar do prazo. No mundo de hoje, vale ressaltar isso.'),
	],
	[
		'machine-words',
		'a model meant and a model speaking',
		paragraph('O modelo do carro conta.'),
		paragraph('Como um modelo de linguagem, não sei.'),
	],
]

test.for(sides)('%s: %s', ([id, , fine, wrong]) => {
	expect(found(id, fine)).toEqual([])
	expect(found(id, wrong)).toMatchObject([{ severity: 'dica', points: 0, autoFixable: false }])
})

test('every hint has its two sides', () => {
	expect(new Set(sides.map(([id]) => id))).toEqual(new Set(hints.map(({ id }) => id)))
})

test('hints cost nothing', () => {
	const shouting = check(
		paragraph('LIGUE AGORA MESMO! A multa é de 2 %. Como um modelo de linguagem, registe o facto.'),
	)
	expect(shouting.findings.length).toBeGreaterThanOrEqual(4)
	expect(shouting).toMatchObject({ score: 100, passes: true })
})

test('hints about the text say where', () => {
	const { content: text } = paragraph('A multa é de 2 %.')
	const [finding] = found('sourced-numbers', { content: text })
	expect(text.slice(finding!.span!.start, finding!.span!.end)).toBe('<p>A multa é de 2 %.</p>')
	expect(found('slug-shape', { slug: 'o-que-e' })).toMatchObject([{ field: 'slug' }])
})

test('a focus phrase is looked for in the title, the description and the opening, and costs nothing', () => {
	const focusPhrase = 'o que é franquia de barco'
	const [finding] = found('focus-phrase', { focusPhrase })
	expect(finding).toMatchObject({
		message: `A frase de foco “${focusPhrase}” não aparece no título para buscadores nem na descrição nem na abertura.`,
		field: 'metaTitle',
	})
	// What is nowhere in the text costs points by a rule of its own.
	expect(check({ focusPhrase })).toMatchObject({ passes: true })
	const about = { title: 'Franquia de barco', metaTitle: null, metaDescription: 'A franquia do barco.' }
	const [opening] = found('focus-phrase', { ...about, focusPhrase })
	expect(opening).toMatchObject({ message: expect.stringMatching(/não aparece na abertura\.$/), field: 'content' })
	expect(content.slice(opening!.span!.start, opening!.span!.end)).toMatch(/^<p>Antes de assinar/)
	expect(found('focus-phrase', { metaTitle: 'Outro assunto', focusPhrase: 'o que é' })).toEqual([])
	expect(found('focus-phrase', { metaTitle: 'Outro assunto', focusPhrase: null })).toEqual([])
})

test('a well-written article gets few of them', () => {
	for (const post of demoPosts) {
		const { findings } = checkArticle(post, surroundings)
		expect(findings.filter(({ id }) => hints.some((hint) => hint.id === id)).length).toBeLessThanOrEqual(3)
	}
})
