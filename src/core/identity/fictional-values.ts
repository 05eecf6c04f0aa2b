import { claimNames } from './claims.ts'
import type { Identity, IdentityField } from './identity-schema.ts'

/** What of each part could only be true of one brokerage. Names of towns, days and the like are everybody's. */
const tellsOfOne: Partial<Record<IdentityField, (identity: Identity) => string[]>> = {
	name: ({ name }) => [name],
	shortName: ({ shortName }) => [shortName],
	legalName: ({ legalName }) => [legalName],
	cnpj: ({ cnpj }) => [cnpj],
	susep: ({ susep }) => [susep],
	technicalLead: ({ technicalLead: { name, registration } }) => [name, registration],
	description: ({ description }) => [description],
	blurb: ({ blurb }) => [blurb],
	about: ({ about }) => [about],
	email: ({ email }) => [email],
	phones: ({ phones }) => phones.map(({ number }) => number),
	chat: ({ chat }) => Object.values(chat).filter((number) => number !== null),
	addresses: ({ addresses }) => addresses.map(({ street }) => street),
	socials: ({ socials }) => Object.values(socials).filter((url) => url !== null),
	reviewsUrl: ({ reviewsUrl }) => (reviewsUrl ? [reviewsUrl] : []),
	insurers: ({ insurers }) => insurers.map(({ name }) => name),
	consortiumAdministrators: ({ consortiumAdministrators }) => consortiumAdministrators,
	planOperators: ({ planOperators }) => planOperators,
	testimonials: ({ testimonials }) => testimonials.map(({ name, text }) => `${name}: ${text}`),
	// Whoever gives one another last day has looked at it.
	claims: ({ claims }) =>
		claimNames.filter((name) => claims[name].basis !== '').map((name) => `${name}: ${JSON.stringify(claims[name])}`),
	privacyContact: ({ privacyContact: { name, email } }) => [name, email],
}

/** The parts in which something is still as the program came: nobody's name, number or word. */
export function fictionalValuesLeft(identity: Identity, fresh: Identity): IdentityField[] {
	return (Object.keys(tellsOfOne) as IdentityField[]).filter((field) => {
		const invented = tellsOfOne[field]!(fresh)
		return tellsOfOne[field]!(identity).some((value) => invented.includes(value))
	})
}
