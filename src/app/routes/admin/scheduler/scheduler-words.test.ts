import { expect, test } from 'vitest'
import { cronWords, outcomeOf, runLook } from './scheduler-words.ts'

const summary = (success: number, skipped: number, error: number, cancelled = 0) => ({
	success,
	skipped,
	error,
	cancelled,
})

test('the end of a run is told in the words of the specification', () => {
	expect(outcomeOf({ success: true, message: '', summary: summary(3, 1, 0) })).toMatchObject({
		title: 'Geração concluída',
		text: '3 artigo(s) gerado(s).',
	})
	expect(outcomeOf({ success: true, message: '', summary: summary(0, 8, 0) })).toMatchObject({
		title: 'Sem novos artigos',
		text: 'Todas as categorias já tinham post hoje.',
	})
	expect(outcomeOf({ success: false, message: 'Do servidor', summary: summary(0, 0, 2) })).toEqual({
		tone: 'error',
		title: 'Erro na geração',
		text: 'Do servidor',
	})
	expect(outcomeOf({ success: false, message: '', summary: summary(0, 0, 2) }).text).toBe('Falha ao gerar artigos.')
})

test('a run of which most failed is no success', () => {
	const run = { success: true, message: '1 artigo(s) gerado(s). 7 categorias falharam.', summary: summary(1, 0, 7) }
	expect(outcomeOf(run)).toEqual({ tone: 'warning', title: 'Geração concluída em parte', text: run.message })
	expect(runLook({ ...run, state: 'done' })).toEqual({ tone: 'warn', words: 'Em parte' })
	expect(runLook({ ...run, state: 'done', summary: summary(8, 0, 0) }).words).toBe('Sucesso')
})

test('a run that was called off is neither a success nor an error', () => {
	const run = {
		success: true,
		message: 'Nenhum artigo foi gerado: 2 artigos cancelados.',
		summary: summary(0, 0, 0, 2),
	}
	expect(runLook({ ...run, state: 'done' })).toEqual({ tone: 'neutral', words: 'Cancelada' })
	expect(outcomeOf(run)).toEqual({ tone: 'info', title: 'Geração cancelada', text: run.message })
	expect(runLook({ ...run, state: 'done', summary: summary(1, 0, 0, 2) }).words).toBe('Cancelada em parte')
})

test('a daily time is read from the cron, anything else is shown as it is', () => {
	expect(cronWords('0 6 * * *')).toBe('06:00')
	expect(cronWords('30 18 * * *')).toBe('18:30')
	expect(cronWords('0 6 * * 1-5')).toBe('06:00')
	expect(cronWords('0 6 1 * *')).toBe('0 6 1 * *')
})
