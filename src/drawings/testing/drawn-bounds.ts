type Box = { left: number; top: number; right: number; bottom: number }
/** [a, b, c, d, e, f] as in SVG's matrix(). */
type Matrix = [number, number, number, number, number, number]

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const SHAPES = new Set(['path', 'rect', 'circle', 'polygon'])

/**
 * The box around the shapes of SVG markup. Curves count with their control points and arcs with their radius,
 * so the box may be larger than the drawing, never smaller (but for the width of lines).
 */
export function drawnBounds(markup: string): Box {
	return surround(
		drawnShapes(markup).flatMap(({ box: { left, top, right, bottom } }) => [
			[left, top],
			[right, bottom],
		]),
	)
}

/** Every shape with its own box and fill, in the order of painting. */
export function drawnShapes(markup: string): { fill: string; box: Box }[] {
	const shapes: { fill: string; box: Box }[] = []
	const groups = [{ matrix: IDENTITY, fill: 'black' }]
	for (const [, closing, name = '', attributes = ''] of markup.matchAll(/<(\/?)(\w+)([^>]*?)\/?>/g)) {
		const outer = groups.at(-1)!
		const own = {
			matrix: multiply(outer.matrix, transformOf(attributes)),
			fill: attributeOf(attributes, 'fill') ?? outer.fill,
		}
		if (name === 'g') {
			if (closing) groups.pop()
			else groups.push(own)
		}
		if (closing || !SHAPES.has(name)) continue
		const corners = outline(name, attributes).map(([x, y]): [number, number] => apply(own.matrix, x, y))
		shapes.push({ fill: own.fill, box: surround(corners) })
	}
	return shapes
}

function surround(corners: [number, number][]): Box {
	const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
	for (const [x, y] of corners) {
		box.left = Math.min(box.left, x)
		box.right = Math.max(box.right, x)
		box.top = Math.min(box.top, y)
		box.bottom = Math.max(box.bottom, y)
	}
	return box
}

function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
	return [a * x + c * y + e, b * x + d * y + f]
}

function outline(name: string, attributes: string): [number, number][] {
	const number = (key: string) => Number(attributeOf(attributes, key) ?? 0)
	if (name === 'path') return pathPoints(attributeOf(attributes, 'd') ?? '')
	if (name === 'polygon') return pairs(numbersIn(attributeOf(attributes, 'points') ?? ''))
	if (name === 'circle') return around(number('cx'), number('cy'), number('r'))
	const [x, y] = [number('x'), number('y')]
	return [
		[x, y],
		[x + number('width'), y + number('height')],
	]
}

function pathPoints(d: string): [number, number][] {
	const found: [number, number][] = []
	let [x, y] = [0, 0]
	for (const [, command = '', tail = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
		const relative = command === command.toLowerCase()
		const values = numbersIn(tail)
		const length = { h: 1, v: 1, c: 6, s: 4, q: 4, a: 7 }[command.toLowerCase()] ?? 2
		for (let i = 0; i + length <= values.length; i += length) {
			const step = values.slice(i, i + length)
			const [fromX, fromY] = relative ? [x, y] : [0, 0]
			const arc = command.toLowerCase() === 'a'
			if (command.toLowerCase() === 'h') x = fromX + step[0]!
			else if (command.toLowerCase() === 'v') y = fromY + step[0]!
			else {
				const corners = pairs(arc ? step.slice(5) : step).map(([dx, dy]): [number, number] => [fromX + dx, fromY + dy])
				if (arc) found.push(...around(x, y, step[0]!), ...around(...corners[0]!, step[0]!))
				found.push(...corners)
				;[x, y] = corners.at(-1)!
			}
			found.push([x, y])
		}
	}
	return found
}

function around(x: number, y: number, radius: number): [number, number][] {
	return [
		[x - radius, y - radius],
		[x + radius, y + radius],
	]
}

function transformOf(attributes: string): Matrix {
	let matrix = IDENTITY
	for (const [, name, tail = ''] of (attributeOf(attributes, 'transform') ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
		const [first = 0, second = 0] = numbersIn(tail)
		const [sin, cos] = [Math.sin((first * Math.PI) / 180), Math.cos((first * Math.PI) / 180)]
		if (name === 'translate') matrix = multiply(matrix, [1, 0, 0, 1, first, second])
		else if (name === 'scale') matrix = multiply(matrix, [first, 0, 0, first, 0, 0])
		else if (name === 'rotate') matrix = multiply(matrix, [cos, sin, -sin, cos, 0, 0])
		else throw new Error(`unmeasured transform ${name}`)
	}
	return matrix
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
	return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function attributeOf(attributes: string, key: string): string | undefined {
	return new RegExp(`\\s${key}="([^"]*)"`).exec(attributes)?.[1]
}

function numbersIn(text: string): number[] {
	return (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
}

function pairs(values: number[]): [number, number][] {
	return Array.from({ length: Math.floor(values.length / 2) }, (_, i) => [values[2 * i]!, values[2 * i + 1]!])
}
