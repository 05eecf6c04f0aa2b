import { expect, test } from 'vitest'
import { readDrawing } from './read-drawing.ts'

const FILE = 'content/drawings/scenes/lua.svg'

const moon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="20" height="20" aria-label="Lua cheia">
	<!-- Over the sea. -->
	<g stroke="#0A2036" data-night="#C6D6E3">
		<circle cx="10" cy="10"
			r="8" fill="none" />
	</g>
	<text x="1" y="2">lua nova</text>
</svg>
`

function faultsWith(from: string, to: string): string {
	expect(moon).toContain(from)
	try {
		readDrawing({ file: FILE, text: moon.replace(from, to) })
		return ''
	} catch (error) {
		return (error as Error).message
	}
}

test('a drawing loses the line ends and comments of its file, and nothing else', () => {
	expect(readDrawing({ file: FILE, text: moon })).toEqual({
		viewBox: '0 0 20 20',
		width: '20',
		height: '20',
		label: 'Lua cheia',
		shapes: {
			__html: '<g stroke="#0A2036"><circle cx="10" cy="10" r="8" fill="none"/></g><text x="1" y="2">lua nova</text>',
		},
	})
})

test('by night an element has the colour that it names for it', () => {
	const { shapes } = readDrawing({ file: FILE, text: moon }, 'night')
	expect(shapes.__html).toContain('<g stroke="#C6D6E3"><circle')
})

test.for([
	['<circle', '<script', ':4: <script> não vai num desenho'],
	['<circle', '<image', ':4: <image> não vai num desenho'],
	['r="8"', 'onload="alert(1)"', ':4: onload="alert(1)" não vai em <circle>'],
	['r="8"', 'style="fill:red"', ':4: style="fill:red" não vai em <circle>'],
	['r="8"', 'href="https://exemplo.com.br"', 'não vai em <circle>'],
	['fill="none"', 'fill="url(#sol)"', ':4: fill="url(#sol)" não vai em <circle>'],
	['fill="none"', 'fill=none', ':4: isto não é SVG'],
	['width="20"', 'onload="alert(1)"', ':1: onload="alert(1)" não vai em <svg>'],
	['</g>', '', ':8: </svg> não fecha o que foi aberto'],
	['viewBox="0 0 20 20" ', '', ':1: falta viewBox'],
] as const)('%s made %j: what is wrong is told', ([from, to, told]) => {
	const faults = faultsWith(from, to)
	expect(faults).toContain(FILE)
	expect(faults).toContain(told)
})
