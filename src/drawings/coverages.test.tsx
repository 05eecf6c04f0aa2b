import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Coverages } from './coverages.tsx'

const FRAME = { left: 0, top: -10, right: 680, bottom: 440 }
/** With the ring around it. */
const LIGHT_RADIUS = 24
const CLEAR = 60

const ofTheirOwn = [
	'/seguros/auto',
	'/seguros/residencial',
	'/seguros/viagem',
	'/seguros/vida',
	'/seguros/bike',
	'/seguros/celular',
	'/seguros/responsabilidade-civil-profissional',
	'/servicos/consorcio',
	'/servicos/previdencia',
]
/** Drawn nowhere: they get what is drawn for their kind. */
const shared = ['/seguros/lua', '/servicos/lua']
const paths = [...ofTheirOwn, ...shared]

function render(path: string) {
	return renderToStaticMarkup(<Coverages page={{ slug: path.split('/')[2]!, path }} />)
}

function lightsOf(markup: string) {
	return [...markup.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="17"/g)].map(([, x, y]) => ({
		x: Number(x),
		y: Number(y),
	}))
}

test.each(paths)('%s has six numbered lights inside the frame', (path) => {
	const markup = render(path)
	expect([...markup.matchAll(/<text[^>]*>(\d)<\/text>/g)].map(([, digit]) => digit).join('')).toBe('123456')
	const lights = lightsOf(markup)
	expect(lights).toHaveLength(6)
	for (const { x, y } of lights) {
		expect(x - LIGHT_RADIUS).toBeGreaterThan(FRAME.left)
		expect(x + LIGHT_RADIUS).toBeLessThan(FRAME.right)
		expect(y - LIGHT_RADIUS).toBeGreaterThan(FRAME.top)
		expect(y + LIGHT_RADIUS).toBeLessThan(FRAME.bottom)
	}
})

test.each(paths)('the lights of %s stand apart', (path) => {
	const lights = lightsOf(render(path))
	const distances = lights.flatMap((a, i) => lights.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
	expect(distances).toHaveLength(15)
	expect(Math.min(...distances)).toBeGreaterThanOrEqual(CLEAR)
})

test.each(paths)('%s is flat lines on the amber ground, and says so', (path) => {
	const markup = render(path)
	expect(markup).not.toMatch(/NaN|undefined|Infinity|gradient|filter|var\(|style=|d=""/i)
	expect(markup).toMatch(/d="M\d+,346H\d+" stroke="#FFBA3D"/)
	expect(markup).toMatch(
		/^<svg[^>]* role="img" aria-label="Desenho técnico d[^"]+ com [^"]*seis (coberturas|pontos) numerad[oa]s"/,
	)
	expect(markup.length).toBeLessThan(8000)
})

test('each product has its own drawing, and so has each kind', () => {
	expect(new Set(paths.map(render)).size).toBe(11)
	expect(render('/seguros/lua')).toBe(render('/seguros/sol'))
})
