import { expect, test } from 'vitest'
import { cleanPost } from './clean-post.ts'

test('markup is cleaned and the rest becomes plain lines', async () => {
	const result = await cleanPost({
		title: '  Um\n título\0 ',
		excerpt: 'Com <b>sinais</b> & tudo',
		content: '<p onclick="x()">Olá</p><script>alert(1)</script>',
		tags: [' auto ', '', 'auto', 'vida'],
		sourceUrls: ['https://www.gov.br/susep', 'javascript:alert(1)', 'https://www.gov.br/susep', '/blog'],
		coverCreditUrl: 'javascript:alert(1)',
	})
	expect(result).toEqual({
		ok: true,
		post: {
			title: 'Um título',
			// Text is text: it is escaped where it is shown.
			excerpt: 'Com <b>sinais</b> & tudo',
			content: '<p>Olá</p>',
			tags: ['auto', 'vida'],
			sourceUrls: ['https://www.gov.br/susep'],
			coverCreditUrl: null,
		},
	})
})

test('what is not written is not touched', async () => {
	expect(await cleanPost({ content: '<p>Só o texto</p>' })).toEqual({
		ok: true,
		post: { content: '<p>Só o texto</p>' },
	})
})

test('a flood of markup is refused', async () => {
	expect(await cleanPost({ content: '<b>'.repeat(20_001) })).toEqual({ ok: false, reason: 'content-too-large' })
})
