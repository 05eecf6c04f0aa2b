import { expect, test } from 'vitest'
import { closeNotice, currentNotices, isShownIn, offerPlace, settle, tell, watchNotices } from './notice-store.ts'

const titles = () => currentNotices().map(({ words }) => words.title)

test('a notice takes the place of the last about the same subject, and comes after the others', () => {
	tell({ tone: 'error', title: 'Não foi salvo' }, 'save')
	tell({ tone: 'info', title: 'Outra coisa' }, 'other')
	tell({ tone: 'success', title: 'Salvo' }, 'save')
	expect(titles()).toEqual(['Outra coisa', 'Salvo'])
	settle('other')
	expect(titles()).toEqual(['Salvo'])
	closeNotice(currentNotices()[0]!.id)
	expect(titles()).toEqual([])
})

test('notices stand in the dialog on top, and in the first corner where none is open', () => {
	const shown = () => ['corner', 'second', 'sheet', 'question'].filter(isShownIn)
	const left = [offerPlace('corner', 'corner'), offerPlace('corner', 'second')]
	expect(shown()).toEqual(['corner'])
	const closeSheet = offerPlace('dialog', 'sheet')
	const closeQuestion = offerPlace('dialog', 'question')
	expect(shown()).toEqual(['question'])
	closeQuestion()
	expect(shown()).toEqual(['sheet'])
	closeSheet()
	expect(shown()).toEqual(['corner'])
	for (const leave of left) leave()
	expect(shown()).toEqual([])
})

test('whoever watches is told of what comes, goes and moves, and of nothing else', () => {
	let changes = 0
	const stop = watchNotices(() => (changes += 1))
	tell({ tone: 'info', title: 'Um' }, 'one')
	settle('nothing')
	settle('one')
	offerPlace('dialog', 'sheet')()
	expect(changes).toBe(4)
	stop()
	tell({ tone: 'info', title: 'Dois' }, 'two')
	settle('two')
	expect(changes).toBe(4)
})
