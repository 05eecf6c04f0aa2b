import { expect, test } from 'vitest'
import { check, found, words } from '../testing/check.ts'

/** Points of a rule for a text of sentences, so many of one kind among so many in all. */
function pointsFor(id: string, [kind, count]: [string, number], [other, all]: [string, number]) {
	const text = Array.from({ length: all }, (_, index) => (index < count ? kind : other)).join(' ')
	return check({ content: `<p>${text}</p>` }).rules.find((rule) => rule.id === id)!.granted
}

test.for([
	['an index of 50', 223, 4],
	['a little less', 224, 2],
	['an index of 40', 234, 2],
	['a little less still', 235, 0],
] as const)('flesch: %s', ([, syllables, points]) => {
	const text = Array.from({ length: 100 }, (_, index) => (index < syllables - 200 ? 'seguro' : 'casa'))
	const sentences = Array.from({ length: 10 }, (_, index) => `${text.slice(index * 10, index * 10 + 10).join(' ')}.`)
	const content = sentences.map((sentence) => `<p>${sentence}</p>`).join('')
	expect(check({ content }).rules.find(({ id }) => id === 'flesch')!.granted).toBe(points)
})

test.for([
	[3, 2],
	[2, 1],
	[1, 0],
] as const)('transitions: %i of 10 sentences tied to the one before earn %i points', ([count, points]) => {
	const plain = `Casa ${words(19)}.`
	expect(pointsFor('transitions', [`Porém ${words(19)}.`, count], [plain, 10])).toBe(points)
})

test.for([
	[2, 1],
	[3, 0.5],
	[4, 0],
] as const)('passive-voice: %i of 20 sentences earn %f points', ([count, points]) => {
	expect(pointsFor('passive-voice', ['O carro foi vistoriado.', count], ['A casa ficou.', 20])).toBe(points)
})

test.for([
	[26, 5, 2],
	[26, 6, 1],
	[26, 7, 0],
	[25, 20, 2],
] as const)('sentence-length: of sentences with %i words, %i in 20 earn %i points', ([length, count, points]) => {
	expect(pointsFor('sentence-length', [`Casa ${words(length - 1)}.`, count], ['Fim curto.', 20])).toBe(points)
})

test.for([
	['sentence-length', `<p>Casa ${words(30)}.</p>`],
	['passive-voice', '<p>O carro foi vistoriado.</p>'],
] as const)('%s shows an example in its place', ([id, example]) => {
	const content = `${'<p>A casa ficou.</p>'.repeat(2)}${example.repeat(3)}`
	const [finding] = found(id, { content })
	expect(content.slice(finding!.span!.start, finding!.span!.end)).toBe(example)
})

test('a share just short of what is asked for is not told as it', () => {
	const content = `<p>${'Por isso, a casa ficou bem fechada durante a noite. '.repeat(59)}${'A casa ficou bem fechada durante a noite inteira. '.repeat(141)}</p>`
	const [finding] = found('transitions', { content })
	expect(finding!.message).toBe('Só 29 % das frases têm um conectivo; o alvo é 30 %.')
})
