import { desc, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { identityVersions } from '#db/schema/identity.ts'
import { mediaFiles } from '#db/schema/media.ts'
import { type Identity, identitySchema } from './identity-schema.ts'

type Shown = Pick<Identity, 'logo' | 'mark' | 'testimonials'>

/** The stored names of pictures, by their ids in the library. One that was deleted there has none. */
export type PictureNames = Readonly<Record<string, string>>

/** Where the identity shows a picture; `name` is of whom a testimonial is. */
export type IdentityPictureUse = { as: 'logo' | 'mark' } | { as: 'testimonial'; name: string }

export async function findIdentityPictures(db: Db, identity: Shown): Promise<PictureNames> {
	const ids = [...new Set(placesIn(identity).map(({ id }) => id))]
	if (ids.length === 0) return {}
	const found = await db
		.select({ id: mediaFiles.id, name: mediaFiles.name })
		.from(mediaFiles)
		.where(inArray(mediaFiles.id, ids))
	return Object.fromEntries(found.map(({ id, name }) => [id, name]))
}

/** The fields, as 'testimonials.0.picture', that were given a picture which the library does not have. */
export async function placesWithoutPicture(db: Db, identity: Shown, before: Shown): Promise<string[]> {
	const known = new Set(placesIn(before).map(({ id }) => id))
	const names = await findIdentityPictures(db, identity)
	// What was deleted since it was chosen stands in the way of no other change.
	return placesIn(identity)
		.filter(({ id }) => !known.has(id) && !Object.hasOwn(names, id))
		.map(({ place }) => place)
}

const pictured = identitySchema.pick({ logo: true, mark: true, testimonials: true })

/** Where readers meet a picture as the brokerage's own. Nothing on a fresh start: the program comes without pictures. */
export async function findIdentityUses(db: Db, pictureId: string): Promise<IdentityPictureUse[]> {
	const [newest] = await db
		.select({ values: identityVersions.values })
		.from(identityVersions)
		.orderBy(desc(identityVersions.version))
		.limit(1)
	const identity = pictured.safeParse(newest?.values)
	if (!identity.success) return []
	return placesIn(identity.data).flatMap(({ id, use }) => (id === pictureId ? [use] : []))
}

type Place<Id = string> = { place: string; id: Id; use: IdentityPictureUse }

function placesIn({ logo, mark, testimonials }: Shown): Place[] {
	const places: Place<string | null>[] = [
		{ place: 'logo', id: logo, use: { as: 'logo' } },
		{ place: 'mark', id: mark, use: { as: 'mark' } },
		...testimonials.map(
			({ name, picture }, index): Place<string | null> => ({
				place: `testimonials.${index}.picture`,
				id: picture,
				use: { as: 'testimonial', name },
			}),
		),
	]
	return places.filter((place): place is Place => place.id !== null)
}
