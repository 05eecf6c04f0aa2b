import { expect, test } from 'vitest'
import type { RunViewItem } from './run-view.ts'
import { isToReview, verdictOfItem } from './verdict-of-item.ts'

const post = { id: 'a', title: 'Um', status: 'draft' } as const
const item: RunViewItem = {
	categoryId: 'c',
	category: 'Vida',
	status: 'success',
	title: 'Um',
	message: undefined,
	cancelling: false,
	missing: [],
	score: 91,
	costUsd: 0,
	now: null,
	post,
}
const open = { message: 'Nada apoia “30 %”.', critical: false }

test('the verdict is told in the words of the publish sheet, the only reason beside it', () => {
	expect(verdictOfItem(item)).toMatchObject({ tone: 'ok', words: 'Pronto para publicar' })
	expect(isToReview(item)).toBe(false)
	const one = { ...item, missing: [open] }
	expect(verdictOfItem(one)).toEqual({ tone: 'warn', words: 'Um ponto pede a sua decisão', reason: open.message })
	expect(isToReview(one)).toBe(true)
	const grave = { ...item, missing: [{ ...open, critical: true }, open] }
	expect(verdictOfItem(grave)).toMatchObject({ tone: 'err', words: 'Ainda não: um ponto crítico', reason: undefined })
})

test('what is live, gone, or under way is told as that', () => {
	expect(verdictOfItem({ ...item, post: { ...post, status: 'published' } }).words).toBe('Publicado')
	expect(verdictOfItem({ ...item, post: null }).reason).toBe('O artigo foi excluído depois.')
	const writing: RunViewItem = { ...item, status: 'writing', now: { step: 'validate', done: 1, known: 4 }, post: null }
	expect(verdictOfItem(writing).words).toBe('Validando o SEO')
	expect(verdictOfItem({ ...writing, cancelling: true }).words).toBe('Cancelando')
	expect(verdictOfItem({ ...writing, now: null }).words).toBe('Na fila do pipeline')
})
