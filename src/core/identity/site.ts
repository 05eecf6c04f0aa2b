import { parseMediaName } from '#core/media/media-url.ts'
import type { PictureNames } from './identity-pictures.ts'
import type { Identity } from './identity-schema.ts'
import { openingText, weekdays } from './opening-hours.ts'

/** The number that a button writes to, by where it stands. */
export const chatLines = ['default', 'floating', 'auto', 'landing'] as const
export type ChatLine = (typeof chatLines)[number]

export const networks = ['instagram', 'facebook', 'linkedin'] as const
export type Network = (typeof networks)[number]

/** Days (Sunday is 0) that have the same span. */
export type SpanOnDays = { days: number[]; opens: string; closes: string }

/** What every page says of the brokerage. Goes to each reader with the page, so it holds no more than that. */
export type Site = Pick<
	Identity,
	| 'name'
	| 'shortName'
	| 'sector'
	| 'legalName'
	| 'cnpj'
	| 'susep'
	| 'description'
	| 'blurb'
	| 'email'
	| 'phones'
	| 'socials'
> & {
	chat: Record<ChatLine, string>
	address: Omit<Identity['addresses'][number], 'name'>
	openingHours: string
	openingSpans: SpanOnDays[]
	/** The stored names of pictures, without their endings, in the place of what is drawn. */
	logo?: string
	mark?: string
	/** Where they are not those of the style sheet. */
	colours?: Identity['colours']
}

/** As app/styles/tokens.css has them. */
export const usualColours: Identity['colours'] = { accent: '#0e6662', action: '#ffba3d' }

export function siteOf(identity: Identity, pictures: PictureNames = {}): Site {
	const { chat, addresses, openingHours, colours } = identity
	const logo = stemOf(identity.logo, pictures)
	const mark = stemOf(identity.mark, pictures)
	const ownColours = colours.accent !== usualColours.accent || colours.action !== usualColours.action
	const { name: _, ...address } = addresses[0]!
	return {
		name: identity.name,
		shortName: identity.shortName,
		sector: identity.sector,
		legalName: identity.legalName,
		cnpj: identity.cnpj,
		susep: identity.susep,
		description: identity.description,
		blurb: identity.blurb,
		email: identity.email,
		phones: identity.phones,
		socials: identity.socials,
		chat: {
			default: chat.default,
			floating: chat.floating ?? chat.default,
			auto: chat.auto ?? chat.default,
			landing: chat.landing ?? chat.default,
		},
		address,
		openingHours: openingText(openingHours),
		openingSpans: spansOnDays(openingHours),
		...(logo && { logo }),
		...(mark && { mark }),
		...(ownColours && { colours }),
	}
}

function stemOf(id: string | null, pictures: PictureNames): string | undefined {
	const name = id === null ? undefined : pictures[id]
	return name && parseMediaName(name)?.stem
}

function spansOnDays(hours: Identity['openingHours']): SpanOnDays[] {
	const found: SpanOnDays[] = []
	for (const [index, day] of weekdays.entries()) {
		for (const { opens, closes } of hours[day]) {
			const same = found.find((span) => span.opens === opens && span.closes === closes)
			if (same) same.days.push(index)
			else found.push({ days: [index], opens, closes })
		}
	}
	return found
}

/** 'Torres, RS, Brasil' */
export function placeOf({ address: { locality, region } }: Pick<Site, 'address'>): string {
	return `${locality}, ${region}, Brasil`
}
