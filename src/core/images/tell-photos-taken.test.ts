import { expect, test } from 'vitest'
import { findPostFields } from '#core/posts/reading/find-post-fields.ts'
import { savePost } from '#core/posts/saving/save-post.ts'
import { imageGenerations } from '#db/schema/images.ts'
import { posts } from '#db/schema/posts.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { generateImage } from './generate-image.ts'
import { tellPhotosTaken } from './tell-photos-taken.ts'
import { someImageServices } from './testing/some-image-services.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const later = new Date('2026-04-20T12:00:00Z')
const prompt = 'Seguro auto no litoral'
const place = 'https://api.unsplash.com/photos/1/download?ixid=a'

/** A library that hears, or does not. */
function library({ hears = true } = {}) {
	const told: string[] = []
	const tell = async (address: string) => {
		told.push(address)
		return hears
	}
	return { told, libraries: { unsplash: tell } }
}

async function preview() {
	const [post] = await db.insert(posts).values(aPost()).returning()
	const { services } = someImageServices(db, { unsplash: 'works' })
	const answer = await generateImage(services, { prompt, postId: post!.id, setCover: false, now })
	return { id: post!.id, answer }
}

async function use(id: string, featuredImageUrl: string) {
	const { fields, version } = (await findPostFields(db, id))!
	const saved = await savePost(db, { id, baseVersion: version, fields: { ...fields, featuredImageUrl }, by: null, now })
	expect(saved.ok).toBe(true)
}

test('a photo that is looked at is not told, and the answer does not name the place to tell it', async () => {
	const { told, libraries } = library()
	const { answer } = await preview()
	await tellPhotosTaken(db, { libraries, now })
	expect(told).toEqual([])
	expect(JSON.stringify(answer)).not.toContain('/download')
	expect(await db.select().from(imageGenerations)).toMatchObject([{ downloadLocation: place }])
})

test('a photo that an editor saves as a cover is told, once', async () => {
	const { told, libraries } = library()
	const { id, answer } = await preview()
	await use(id, answer.image!.url)
	await tellPhotosTaken(db, { libraries, now })
	await tellPhotosTaken(db, { libraries, now })
	expect(told).toEqual([place])
})

test('so is one that became the cover when it was found', async () => {
	const { told, libraries } = library()
	const [post] = await db.insert(posts).values(aPost()).returning()
	const { services } = someImageServices(db, { unsplash: 'works' })
	expect(await generateImage(services, { prompt, postId: post!.id, now })).toMatchObject({ coverSet: true })
	await tellPhotosTaken(db, { libraries, now })
	expect(told).toEqual([place])
})

test('who did not hear is told again, for a month', async () => {
	const deaf = library({ hears: false })
	const { id, answer } = await preview()
	await use(id, answer.image!.url)
	await tellPhotosTaken(db, { libraries: deaf.libraries, now })
	await tellPhotosTaken(db, { libraries: deaf.libraries, now })
	expect(deaf.told).toEqual([place, place])
	const { told, libraries } = library()
	await tellPhotosTaken(db, { libraries, now: later })
	expect(told).toEqual([])
})
