import { expect, test } from 'vitest'
import { fillText, fillWords } from './fill-text.ts'

const values = {
	cnpj: '00.000.000/0001-00',
	'razão social': 'Farol **do** [Sul](https://mau.example) Ltda.',
	'e-mail': { text: 'a@b.example', href: 'mailto:a@b.example' as const },
}

test('a sentence without blanks or Markdown is one piece', () => {
	expect(fillText('Valem as leis do Brasil.', values)).toEqual(['Valem as leis do Brasil.'])
})

test('words that fill a blank become part of the sentence, so that it stays one piece', () => {
	expect(fillText('CNPJ {{cnpj}}, no Brasil', values)).toEqual(['CNPJ 00.000.000/0001-00, no Brasil'])
})

test('a link that fills a blank is a link in a sentence, and its words elsewhere', () => {
	expect(fillText('Escreva para {{e-mail}}.', values)).toEqual(['Escreva para ', values['e-mail'], '.'])
	expect(fillText('**{{e-mail}}**', values)).toEqual([{ strong: 'a@b.example' }])
	expect(fillText('[canal](mailto:{{e-mail}})', values)).toEqual([{ text: 'canal', href: 'mailto:a@b.example' }])
	expect(fillWords('Escreva para {{e-mail}}', values)).toBe('Escreva para a@b.example')
})

test('what fills a blank is never read as Markdown or as another blank', () => {
	expect(fillText('A {{razão social}} decide.', values)).toEqual([
		'A Farol **do** [Sul](https://mau.example) Ltda. decide.',
	])
	expect(fillText('{{a}}', { a: '{{b}}', b: 'não' })).toEqual(['{{b}}'])
	expect(fillWords('{{a}}', { a: '$& {{b}}', b: 'não' })).toBe('$& {{b}}')
})
