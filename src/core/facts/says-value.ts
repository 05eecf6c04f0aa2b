const ones =
	'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'
const tens = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem'

const spelt = new Map([
	...ones.split(' ').map((word, value): [string, number] => [word, value]),
	...tens.split(' ').map((word, index): [string, number] => [word, 10 * (index + 2)]),
	['uma', 1],
	['duas', 2],
	['cento', 100],
	['duzentos', 200],
	['trezentos', 300],
])
const THOUSAND = 'mil'

/** Whether words hold a figure, in digits or spelt out: '24', 'vinte e quatro meses' and '30 mil' for '30.000'. */
export function saysValue(words: string, value: string): boolean {
	const wanted = numbersIn(value)
	// A value that is no figure has to stand there as it is.
	if (wanted.length === 0) return words.toLowerCase().includes(value.toLowerCase())
	const said = numbersIn(words)
	return wanted.every((number) => said.includes(number))
}

function numbersIn(text: string): number[] {
	const numbers: number[] = []
	let open = false
	for (const word of text.toLowerCase().match(/\d[\d.]*(?:,\d+)?|\p{L}+/gu) ?? []) {
		const number = /^\d/.test(word) ? Number(word.replaceAll('.', '').replace(',', '.')) : spelt.get(word)
		if (number !== undefined) {
			// 'vinte e quatro' is one number, 'vinte dias' and 'quatro dias' are two.
			if (open) numbers.push(numbers.pop()! + number)
			else numbers.push(number)
			open = false
		} else if (word === THOUSAND) numbers.push((numbers.pop() ?? 1) * 1000)
		else open = word === 'e' && numbers.length > 0 && isTens(numbers.at(-1)!)
	}
	return numbers
}

function isTens(number: number): boolean {
	return number >= 20 && number % 10 === 0
}
