import { collectFaults } from '#lib/content/faults.ts'
import type { TextPart } from '#lib/content/read-yaml.ts'

/** A drawing as `<Drawing>` shows it. */
export type Picture = {
	viewBox: string
	width?: string
	height?: string
	preserveAspectRatio?: string
	/** What the picture says; without it the picture is decoration. */
	label?: string
	/** Everything inside the `<svg>`. One object for good: React parses it again whenever it is given another. */
	shapes: { __html: string }
}

type Hour = 'day' | 'night'

const token = /<!--[\s\S]*?-->|<(\/?)(\w+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>|[^<>]+/y
const attribute = /([\w:-]+)="([^"]*)"/g

const elements = new Set(['g', 'path', 'rect', 'circle', 'polygon', 'text'])
const rootAttributes = ['xmlns', 'viewBox', 'width', 'height', 'preserveAspectRatio', 'aria-label']
/** Shapes, colours and letters: nothing that acts, refers to something else or has to be fetched. */
const shapeAttribute =
	/^(?:d|points|transform|x|y|cx|cy|r|rx|width|height|opacity|fill|stroke(?:-\w+)?|font-\w+|text-anchor|data-night)$/

/**
 * A drawing as it goes into pages, without the line ends and comments of its file. `data-night` gives the colour that
 * an element has by night.
 */
export function readDrawing({ file, text }: TextPart, hour: Hour = 'day'): Picture {
	const faults = collectFaults()
	const open: string[] = []
	let root: Record<string, string> = {}
	let shapes = ''
	token.lastIndex = 0
	while (token.lastIndex < text.length) {
		const start = token.lastIndex
		const line = text.slice(0, start).split('\n').length
		const found = token.exec(text)
		if (!found) {
			faults.add(file, line, 'isto não é SVG')
			break
		}
		const [whole, closing, name, written = '', empty] = found
		if (!name) {
			shapes += open.at(-1) === 'text' ? whole : ''
		} else if (closing) {
			if (open.pop() !== name) faults.add(file, line, `</${name}> não fecha o que foi aberto`)
			if (open.length > 0) shapes += whole
		} else {
			const attributes = Object.fromEntries(
				[...written.matchAll(attribute)].map(([, key = '', value = '']) => [key, value]),
			)
			if (open.length === 0) root = attributes
			else shapes += `<${name}${shown(attributes, hour)}${empty ? '/>' : '>'}`
			check({ name, attributes, isRoot: open.length === 0 }, (what) => faults.add(file, line, what))
			if (!empty) open.push(name)
		}
	}
	if (open.length > 0) faults.add(file, 1, `falta </${open.at(-1)}>`)
	faults.throwIfAny()
	const { xmlns: _, viewBox = '', 'aria-label': label, ...size } = root
	return { viewBox, ...size, ...(label && { label }), shapes: { __html: shapes } }
}

type Tag = { name: string; attributes: Record<string, string>; isRoot: boolean }

function check({ name, attributes, isRoot }: Tag, fault: (what: string) => void): void {
	if (isRoot ? name !== 'svg' : !elements.has(name)) fault(`<${name}> não vai num desenho`)
	for (const [key, value] of Object.entries(attributes))
		if (!(isRoot ? rootAttributes.includes(key) : shapeAttribute.test(key)) || value.includes('url('))
			fault(`${key}="${value}" não vai em <${name}>`)
	if (isRoot && !attributes['viewBox']) fault('falta viewBox')
}

function shown({ 'data-night': byNight, ...attributes }: Record<string, string>, hour: Hour): string {
	const coloured = attributes['fill']?.startsWith('#') ? 'fill' : 'stroke'
	if (byNight && hour === 'night') attributes[coloured] = byNight
	return Object.entries(attributes)
		.map(([key, value]) => ` ${key}="${value}"`)
		.join('')
}
