import { expect, test } from 'vitest'
import { cronWords, outcomeOf } from './scheduler-words.ts'

const summary = (success: number, skipped: number, error: number) => ({ success, skipped, error })

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

test('a daily time is read from the cron, anything else is shown as it is', () => {
	expect(cronWords('0 6 * * *')).toBe('06:00')
	expect(cronWords('30 18 * * *')).toBe('18:30')
	expect(cronWords('0 6 * * 1-5')).toBe('06:00')
	expect(cronWords('0 6 1 * *')).toBe('0 6 1 * *')
})
