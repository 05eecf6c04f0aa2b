import sharp from 'sharp'
import { expect, test } from 'vitest'
import { iconPath, iconSizes } from '#core/identity/brand-icon.ts'
import { aPicture } from '#core/media/testing/a-picture.ts'
import { memoryStore } from '#core/media/testing/memory-store.ts'
import { brandIcon } from './brand-icons.ts'

const files = memoryStore()
const mark = '0123456789abcdef-60x40'

async function icon(path: string, of: string | undefined = mark) {
	await files.put(`${mark}.webp`, await aPicture({ width: 60, height: 40 }), 'image/webp')
	const file = path.split('/').at(-1)!
	return brandIcon(files, { file, mark: of, request: new Request('http://a.example/') })
}

test.for(iconSizes)('a mark of any shape is cut to a square of %d', async (size) => {
	const answer = (await icon(iconPath(mark, size)))!
	expect(answer.headers.get('content-type')).toBe('image/png')
	const picture = sharp(Buffer.from(await answer.arrayBuffer()))
	expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size })
	// What phones lay on a surface of their own has none that shows through.
	expect((await picture.stats()).isOpaque).toBe(size >= 180)
})

test('no other picture and no other size is cut', async () => {
	expect(await icon(`/media/brand/${mark}-64.png`)).toBeUndefined()
	expect(await icon(iconPath('fedcba9876543210-60x40', 48))).toBeUndefined()
	expect(await icon(iconPath(mark, 48), 'fedcba9876543210-60x40')).toBeUndefined()
})
