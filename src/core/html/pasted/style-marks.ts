/** How words stand out, by tags or by styles alike. */
export type Marks = { bold: boolean; italic: boolean; underline: boolean; struck: boolean; raised: '' | 'sup' | 'sub' }

export const plain: Marks = { bold: false, italic: false, underline: false, struck: false, raised: '' }

const byTag: Record<string, Partial<Marks>> = {
	b: { bold: true },
	strong: { bold: true },
	i: { italic: true },
	em: { italic: true },
	u: { underline: true },
	s: { struck: true },
	strike: { struck: true },
	sup: { raised: 'sup' },
	sub: { raised: 'sub' },
}

const BOLD_FROM = 600

/** What an element says of the words in it. A style outdoes its tag: Google Docs wraps everything into a `b` that is not bold. */
export function marksOf(tag: string, style: ReadonlyMap<string, string>, around: Marks): Marks {
	return { ...around, ...byTag[tag], ...weightOf(style), ...slantOf(style), ...linesOf(style), ...raisedBy(style) }
}

function weightOf(style: ReadonlyMap<string, string>): Partial<Marks> {
	const weight = style.get('font-weight')
	if (weight === undefined || /^(?:inherit|bolder|lighter)$/.test(weight)) return {}
	return { bold: weight === 'bold' || Number(weight) >= BOLD_FROM }
}

function slantOf(style: ReadonlyMap<string, string>): Partial<Marks> {
	const slant = style.get('font-style')
	return slant === undefined || slant === 'inherit' ? {} : { italic: /^(?:italic|oblique)/.test(slant) }
}

function linesOf(style: ReadonlyMap<string, string>): Partial<Marks> {
	const lines = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
	return {
		...(lines.includes('underline') && { underline: true }),
		...(lines.includes('line-through') && { struck: true }),
	}
}

function raisedBy(style: ReadonlyMap<string, string>): Partial<Marks> {
	const align = style.get('vertical-align')
	if (align === 'super') return { raised: 'sup' }
	return align === 'sub' ? { raised: 'sub' } : {}
}

/** The declarations of a style attribute. */
export function styleOf(text: string | undefined): Map<string, string> {
	const pairs = (text ?? '').split(';').map((declaration) => {
		const colon = declaration.indexOf(':')
		return [declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()] as const
	})
	return new Map(pairs.filter(([name]) => name !== '').map(([name, value]) => [name, value.toLowerCase()]))
}
