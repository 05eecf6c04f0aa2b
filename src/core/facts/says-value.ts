const units: Record<string, number> = {
	...{ um: 1, uma: 1, dois: 2, duas: 2, três: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8, nove: 9, dez: 10 },
	...{ onze: 11, doze: 12, treze: 13, quatorze: 14, catorze: 14, quinze: 15, dezesseis: 16, dezessete: 17 },
	...{ dezoito: 18, dezenove: 19, vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50, sessenta: 60, setenta: 70 },
	...{ oitenta: 80, noventa: 90, cem: 100, cento: 100, duzentos: 200, trezentos: 300 },
	metade: 50,
}
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
		const number = /^\d/.test(word) ? Number(word.replaceAll('.', '').replace(',', '.')) : units[word]
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
