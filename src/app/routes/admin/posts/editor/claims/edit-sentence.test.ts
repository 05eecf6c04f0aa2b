import { expect, test } from 'vitest'
import { withoutSentence, withWords } from './edit-sentence.ts'

function claimIn(html: string, text: string, sentence: string) {
	const start = html.indexOf(text)
	return { text, sentence, span: { start, end: start + text.length } }
}

test('the words of a claim are swapped where they stand, and only there', () => {
	const html = '<p>Guarde 45 dias de notas. A seguradora tem <strong>45 dias</strong> para responder.</p>'
	const start = html.lastIndexOf('45 dias')
	const claim = { text: '45 dias', span: { start, end: start + 7 } }
	expect(withWords(html, claim, '30 dias')).toBe(
		'<p>Guarde 45 dias de notas. A seguradora tem <strong>30 dias</strong> para responder.</p>',
	)
})

test('words that were changed since are left alone', () => {
	expect(withWords('<p>São 60 dias.</p>', { text: '45 dias', span: { start: 7, end: 14 } }, '30 dias')).toBeUndefined()
})

test('a sentence goes with what is marked in it, and its neighbours stay apart', () => {
	const sentence = 'Oito em cada dez recusas começam tarde.'
	const html = `<p>Avise logo. Oito em cada <em>dez recusas</em> começam tarde. Guarde o protocolo.</p>`
	expect(withoutSentence(html, claimIn(html, 'Oito em cada', sentence))).toBe('<p>Avise logo. Guarde o protocolo.</p>')
})

test('a paragraph that held nothing else goes with its sentence', () => {
	const sentence = 'São 45 dias.'
	const html = '<p>Antes.</p><p>São 45 dias.</p><p>Depois.</p>'
	expect(withoutSentence(html, claimIn(html, '45 dias', sentence))).toBe('<p>Antes.</p><p>Depois.</p>')
})

test('the one of two like sentences that was meant goes', () => {
	const html = '<p>São 45 dias. E mais. São 45 dias.</p>'
	const start = html.lastIndexOf('45 dias')
	const claim = { sentence: 'São 45 dias.', span: { start, end: start + 7 } }
	expect(withoutSentence(html, claim)).toBe('<p>São 45 dias. E mais.</p>')
})

test('a tag that ends outside of the sentence keeps it from being cut', () => {
	const html = '<p>São <strong>45 dias. E</strong> mais.</p>'
	expect(withoutSentence(html, claimIn(html, '45 dias', 'São 45 dias.'))).toBeUndefined()
})
