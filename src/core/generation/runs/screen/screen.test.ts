import { expect, test } from 'vitest'
import { demoPosts } from '#core/demo/posts.ts'
import type { WrittenArticle } from '#core/generation/local-writer/local-writer.ts'
import { prompts } from '#core/generation/local-writer/testing/prompts.ts'
import { articleOf } from '#core/generation/local-writer/testing/written.ts'
import { asksForSecrets } from './asks-for-secrets.ts'
import { findPhones } from './find-phones.ts'
import { screenArticle } from './index.ts'

const own = {
	siteUrl: 'https://faroldosul.example',
	phones: ['tel:+555136000100', '5551999990100'],
	email: 'contato@faroldosul.example',
}
const blank = { title: '', metaTitle: '', metaDescription: '', content: '', excerpt: '', tags: [], sourceUrls: [] }

function screen(article: Partial<WrittenArticle>) {
	return screenArticle({ ...blank, ...article }, own)
}

test.for([
	'Ligue (11) 98765-4321',
	'11 98765 4321',
	'11987654321',
	'+55 11 3333-4444',
	'5511987654321',
	'98765-4321',
	'3333-4444',
	'0800 123 4567',
	'0800-1234567',
	'4004 1234',
	'4004-1234',
	'+1 202 555 0143',
	'(11)\u00a098765\u20134321',
	'１１ ９８７６５-４３２１',
	'9\u200b8765-4321',
	'1 1 9 8 7 6 5 4 3 2 1',
	'envie um SMS para 28040',
])('%j can be called', (text) => {
	expect(findPhones(text)).toHaveLength(1)
	expect(screen({ excerpt: text }).warnings).toEqual(['FOREIGN_CONTACTS'])
})

test.for([
	'Lei 15.040/2024, art. 1.432',
	'Lei nº 8.078, de 11 de setembro de 1990',
	'CEP 95560-000',
	'CNPJ 12.345.678/0001-90 e CPF 123.456.789-09',
	'processo SUSEP 15414.900123/2014-11',
	'processo 0001234-56.2020.8.26.0100',
	'R$ 1.000.000,00 ou R$ 2.000 a R$ 100.000',
	'de 2023-2026 e 2024 - 2025',
	'em 11/12/2025, às 14h30',
	'2026-11-15',
	'ligue em até 24 horas, de 30 a 180 dias',
	'Resolução CNSP 382/2020 e Circular 621/2021',
	'ISO 27001 e NBR 14653',
	'Ligue 190 (polícia), 192 ou 193; ANS: 0800 701 9656',
	'Fale conosco: (51) 3600-0100 ou 99999-0100, contato@faroldosul.example',
	'Reclame em consumidor.gov.br ou www.gov.br/susep. Depois, etc.Veja o resto',
])('%j holds no stranger’s number or address', (text) => {
	expect(screen({ content: `<p>${text}</p>`, title: text })).toMatchObject({ warnings: [], found: [] })
})

test.for([
	'Acesse atualiza-seguro.com.br e entre.',
	'Acesse https://seguro.example/x.',
	'Fale em wa.me/5511987654321',
	'Escreva a ajuda@seguradora.example',
	'Veja bit.ly/abc',
	'Veja www.gov.br.golpe.com',
])('%j leads to a stranger', (text) => {
	expect(screen({ content: `<p>${text}</p>` }).warnings).toEqual(['FOREIGN_CONTACTS'])
})

test.for([
	'Para continuar, informe sua senha.',
	'Envie o código de verificação que recebeu por SMS.',
	'Digite o número do cartão e o CVV.',
	'Basta enviar a senha do aplicativo.',
	'Envie a foto do seu RG para o nosso atendimento.',
	'Mande uma selfie com o documento.',
	'Não é golpe: informe sua senha.',
	'Faça um Pix de R$ 50 para liberar a indenização.',
	'In\u00adforme sua senha.',
])('%j asks for what is nobody’s business', (text) => {
	expect(asksForSecrets(text)).toHaveLength(1)
})

test.for([
	'Nunca informe sua senha a ninguém.',
	'Não compartilhe o código recebido por SMS.',
	'Nunca, em nenhuma hipótese, passe o número do cartão.',
	'Nunca entregue a senha do aplicativo a terceiros.',
	'Desconfie de quem pede para informar a senha.',
	'Envie à seguradora as fotos do carro e a cópia da CNH.',
	'Entregue as cópias dos documentos à seguradora.',
	'Informe os dados bancários para receber a indenização.',
	'O seguro cobre cartão clonado e compra sem senha.',
	'Guarde o número do cartão do SUS.',
	'Passar o código que chegou por mensagem entrega a conta inteira.',
])('%j is advice', (text) => {
	expect(asksForSecrets(text)).toEqual([])
})

test('strangers’ pictures and links go, their words stay, and what is ours or official is not touched', () => {
	const kept =
		'<p><a href="/seguros/auto">a</a> <a href="https://faroldosul.example/blog">b</a> <a href="https://www.gov.br/susep/pt-br">c</a> <a href="https://wa.me/5551999990100?text=oi">d</a> <a href="tel:192">e</a></p><img src="/media/files/a.webp" alt="Casa"><img src="https://images.unsplash.com/photo-1" alt="Mar">'
	expect(screen({ content: kept })).toMatchObject({ warnings: [], article: { content: kept } })
	const { article, warnings } = screen({
		content: `${kept}<p>Veja <a href="https://golpe.example/x">esta <b>página</b></a>, <a href="https://wa.me/5511987654321">aqui</a>, <a href="tel:+5511987654321">ali</a>, <a href="//golpe.example">lá</a> e <a href="https://gov.br@golpe.example/">cá</a>.</p><figure><img src="https://golpe.example/a.png" alt="x"><figcaption>Logo</figcaption></figure><img src="data:image/png;base64,AAAA" alt=""><img src="/admin/sair" alt="">`,
		sourceUrls: ['https://www.gov.br/susep/pt-br', 'https://golpe.example/x'],
	})
	expect(warnings).toEqual(['FOREIGN_LINKS_REMOVED', 'FOREIGN_PICTURES_REMOVED'])
	expect(article.content).toBe(`${kept}<p>Veja esta <b>página</b>, aqui, ali, lá e cá.</p>`)
	expect(article.sourceUrls).toEqual(['https://www.gov.br/susep/pt-br'])
})

test('every text of an article is looked at, and a number that markup breaks up is one', () => {
	const call = 'Ligue (11) 98765-4321'
	const places: Partial<WrittenArticle>[] = [
		{ title: call },
		{ metaTitle: call },
		{ metaDescription: call },
		{ tags: [call] },
		{ content: `<h2>${call}</h2>` },
		{ content: `<table><tr><td>${call}</td></tr></table>` },
		{ content: `<img src="/media/files/a.webp" alt="${call}">` },
		{ content: `<p><abbr title="${call}">x</abbr></p>` },
		{ content: '<p>(11) <b>987</b>65-<i>43</i>21</p>' },
	]
	expect(places.map((place) => screen(place).warnings)).toEqual(places.map(() => ['FOREIGN_CONTACTS']))
})

test('what we wrote ourselves passes as it is', () => {
	const now = new Date('2026-11-15T12:00:00Z')
	const texts = [
		...demoPosts.map(({ title, content, excerpt }) => ({ ...blank, title, content, excerpt })),
		...prompts.map((request) => articleOf({ ...request, now })),
	]
	for (const article of texts) expect(screen(article)).toEqual({ article, warnings: [], found: [] })
})

test.for([
	['a', 'x'],
	['1 ', 'a'],
	['1-', 'a'],
	['a.', 'x'],
	['informe senha ', ''],
	['envie foto do ', ''],
	['não ', 'informe senha'],
	['(11) 9', ''],
	['0800', 'a'],
	['a@', ''],
	['a@a', ''],
] as const)('a text of nothing but %j is read to its end', ([part, end]) => {
	const text = part.repeat(200_000 / part.length) + end
	expect(screen({ content: `<p>${text}</p>` }).article.content).toBe(`<p>${text}</p>`)
})
