import { expect, test } from 'vitest'
import { checkArticle } from '#core/seo/check-article.ts'
import { marksOf, targetOf } from './text-target.ts'

const content =
	'<p>Leia e <a href="/x">clique aqui</a>.</p><p><img src="/1.png"></p><p><img src="/2.png" alt="2.png"></p>'
const { findings } = checkArticle(
	{ title: 'Um título', content },
	{ now: new Date('2026-03-10T12:00:00Z'), siteUrl: 'https://faroldosul.example', hasSkipLink: true },
)
const vague = findings.find(({ message }) => message.includes('clique aqui'))!
const ofWhole = findings.find(({ id }) => id === 'text-length')!
const link = '<a href="/x">clique aqui</a>'

test('a finding leads to its words, also where they have moved since', () => {
	const start = content.indexOf(link)
	expect(targetOf(vague, { checked: content, now: content })).toEqual({
		span: { start, end: start + link.length },
		mark: { place: { tag: 'a', index: 0 }, text: vague.message },
	})
	const now = `<p><a href="/y">Antes</a></p>${content}`
	expect(targetOf(vague, { checked: content, now })).toMatchObject({
		span: { start: now.indexOf(link) },
		mark: { place: { tag: 'a', index: 1 } },
	})
})

test('what has no place, or lost it, leads to the text', () => {
	expect(targetOf(ofWhole, { checked: content, now: content })).toEqual({ span: undefined, mark: undefined })
	expect(targetOf(vague, { checked: content, now: '<p>Outro texto.</p>' })).toEqual({
		span: undefined,
		mark: undefined,
	})
})

test('each faulty picture carries one label', () => {
	const labels = marksOf(findings, content).flatMap(({ place, label }) => (label ? [[place.index, label]] : []))
	expect(labels).toEqual([
		[0, 'Imagem sem texto alternativo'],
		[1, expect.stringContaining('não descreve a imagem')],
	])
})
