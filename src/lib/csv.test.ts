import { expect, test } from 'vitest'
import { fc } from '#tests/properties.ts'
import { csvLine } from './csv.ts'

/** What a spreadsheet reads back. */
function parse(line: string): string[] {
	const cells: string[] = []
	const cell = /"((?:[^"]|"")*)"(;|\r\n$)/gy
	for (let found = cell.exec(line); found; found = cell.exec(line)) cells.push(found[1]!.replaceAll('""', '"'))
	return cells
}

test.for([
	'=1+1',
	'=HYPERLINK("https://mal.example";"Clique")',
	'+55 51 99999-0000',
	'-2+3',
	'@SUM(A1:A9)',
	'\t=1+1',
	'\r=1+1',
	'\n=1+1',
	'   =1+1',
	'\u00A0=1+1',
	'\u200B=1+1',
	'\uFEFF=1+1',
	' \t x',
	'＝1+1',
	'＠SUM(A1)',
	"=cmd|' /C calc'!A0",
	'=1"; =2',
])('%j is shown, not run', (hostile) => {
	expect(parse(csvLine([hostile]))).toEqual([`'${hostile}`])
})

test.for(['Ana Nunes', 'ana@exemplo.com.br', 'a=b', '1-2', '', ' Ana', "D'Ávila", 'uma; duas', 'diz "oi"', 'a\nb'])(
	'%j stays as it is',
	(plain) => {
		expect(parse(csvLine([plain]))).toEqual([plain])
	},
)

test('cells are parted by semicolons and the line ends as the format wants', () => {
	expect(csvLine(['a', 'b "c"'])).toBe('"a";"b ""c"""\r\n')
})

const hostileText = fc
	.array(
		fc.oneof(
			fc.constantFrom(...'= + - @ \t \r \n " \' ; , |'.split(' '), ' ', '\u00A0', '\uFEFF'),
			fc.string({ unit: 'grapheme' }),
		),
	)
	.map((pieces) => pieces.join(''))

test('whatever is written, no cell starts a formula and all come back', () => {
	fc.assert(
		fc.property(fc.array(hostileText, { minLength: 1 }), (values) => {
			const cells = parse(csvLine(values))
			expect(cells).toHaveLength(values.length)
			cells.forEach((cell, index) => {
				expect(cell).not.toMatch(/^\s*[=+\-@\t\r]/)
				expect([values[index], `'${values[index]}`]).toContain(cell)
			})
		}),
	)
})
