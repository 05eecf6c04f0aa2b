import { chatLines, networks, type Site, type SpanOnDays } from './site.ts'

// What every page says of the brokerage goes to each reader a second time, for React. As one line it takes half of what it takes with
// the names of its parts.

const SEPARATOR = '¦'

export function lineOfSite(site: Site): string {
	const { address, chat, phones } = site
	const parts = [
		site.name,
		site.shortName,
		site.sector,
		site.legalName,
		site.cnpj,
		site.susep,
		site.description,
		site.blurb,
		site.email,
		site.openingHours,
		site.openingSpans.map(({ days, opens, closes }) => `${days.join('')} ${opens} ${closes}`).join(','),
		address.street,
		address.postalCode,
		address.locality,
		address.region,
		address.latitude ?? '',
		address.longitude ?? '',
		...networks.map((network) => site.socials[network] ?? ''),
		...chatLines.map((line) => (line !== 'default' && chat[line] === chat.default ? '' : chat[line])),
		site.logo ?? '',
		site.mark ?? '',
		site.colours?.accent ?? '',
		site.colours?.action ?? '',
		...phones.flatMap(({ purpose, number }) => [purpose, number]),
	]
	return parts.map((part) => String(part).replaceAll(SEPARATOR, '|')).join(SEPARATOR)
}

let last: { line: string; site: Site } | undefined

/** Asked for by every part of a page, so what was read last is kept. */
export function siteInLine(line: string): Site {
	if (last?.line !== line) last = { line, site: read(line) }
	return last.site
}

function read(line: string): Site {
	const parts = line.split(SEPARATOR)
	const next = () => parts.shift() ?? ''
	const orNothing = () => next() || null
	const degrees = () => {
		const text = next()
		return text === '' ? null : Number(text)
	}
	const site = {
		name: next(),
		shortName: next(),
		sector: next(),
		legalName: next(),
		cnpj: next(),
		susep: next(),
		description: next(),
		blurb: next(),
		email: next(),
		openingHours: next(),
		openingSpans: spansIn(next()),
		address: {
			street: next(),
			postalCode: next(),
			locality: next(),
			region: next() as Site['address']['region'],
			latitude: degrees(),
			longitude: degrees(),
		},
		socials: { instagram: orNothing(), facebook: orNothing(), linkedin: orNothing() },
		chat: chatIn([next(), next(), next(), next()]),
	}
	const [logo, mark, accent, action] = [next(), next(), next(), next()]
	const phones: Site['phones'] = []
	while (parts.length > 0) phones.push({ purpose: next(), number: next() })
	return {
		...site,
		phones,
		...(logo && { logo }),
		...(mark && { mark }),
		...(accent && action && { colours: { accent, action } }),
	}
}

function spansIn(text: string): SpanOnDays[] {
	if (text === '') return []
	return text.split(',').map((span) => {
		const [days = '', opens = '', closes = ''] = span.split(' ')
		return { days: Array.from(days, Number), opens, closes }
	})
}

function chatIn([usual, ...others]: [string, string, string, string]): Site['chat'] {
	const [floating = usual, auto = usual, landing = usual] = others.map((number) => number || usual)
	return { default: usual, floating, auto, landing }
}
