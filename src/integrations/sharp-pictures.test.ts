import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharpPictures } from './sharp-pictures.ts'

const editor = sharpPictures({ mostPixels: 40_000_000 })
const whole = { format: 'webp', quality: 82, fit: { longestSide: 2400 } } as const

function aPicture(width = 60, height = 40) {
	return sharp({ create: { width, height, channels: 3, background: '#12817a' } })
}

test.for(['png', 'jpeg', 'webp', 'avif'] as const)('%s is taken, and told by its content', async (format) => {
	const bytes = await aPicture().toFormat(format).toBuffer()
	expect(await editor.read(bytes)).toEqual({ format, width: 60, height: 40 })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

test.for([
	['an SVG', () => Buffer.from(svg)],
	[
		'an SVG behind the first bytes of a PNG',
		() => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)]),
	],
	['a GIF', () => aPicture().gif().toBuffer()],
	['a TIFF', () => aPicture().tiff().toBuffer()],
	['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
	['a JPEG in name only', () => Buffer.from('ffd8ffe000104a464946', 'hex')],
	['nothing', () => Buffer.alloc(0)],
] as const)('%s is no picture', async ([, make]) => {
	expect(await editor.read(await make())).toBeUndefined()
})

test('a picture that breaks off is not kept', async () => {
	const bytes = await sharp({
		create: {
			width: 300,
			height: 300,
			channels: 3,
			background: 'red',
			noise: { type: 'gaussian', mean: 128, sigma: 40 },
		},
	})
		.jpeg()
		.toBuffer()
	expect(await editor.encode(bytes.subarray(0, bytes.length / 2), whole)).toBeUndefined()
})

test('pixels are kept, and nothing else: no place, no camera, no comment', async () => {
	const bytes = await aPicture()
		.jpeg()
		.withExif({ IFD0: { Copyright: 'Fulano de Tal' }, IFD3: { GPSLatitude: '29/1 20/1 0/1', GPSLatitudeRef: 'S' } })
		.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">segredo</x:xmpmeta>')
		.withIccProfile('p3')
		.toBuffer()
	expect(Object.keys(await sharp(bytes).metadata())).toEqual(expect.arrayContaining(['exif', 'xmp', 'icc']))

	const kept = await editor.encode(bytes, whole)
	const facts = await sharp(kept!.bytes).metadata()
	expect([facts.format, facts.exif, facts.xmp, facts.icc, facts.iptc]).toEqual([
		'webp',
		undefined,
		undefined,
		undefined,
		undefined,
	])
	expect(Buffer.from(kept!.bytes).includes('Fulano')).toBe(false)
})

test('what hangs on behind a picture does not come along', async () => {
	const bytes = Buffer.concat([await aPicture().png().toBuffer(), Buffer.from('<script>alert(1)</script>PK\x03\x04')])
	const kept = await editor.encode(bytes, whole)
	expect(Buffer.from(kept!.bytes).includes('script')).toBe(false)
})

test('a photo that was taken on its side stands upright', async () => {
	const bytes = await aPicture(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer()
	expect(await editor.encode(bytes, whole)).toMatchObject({ width: 40, height: 60 })
})

test('a moving picture is its first frame', async () => {
	const frames = await Promise.all(
		['red', 'blue'].map((background) =>
			sharp({ create: { width: 20, height: 20, channels: 3, background } })
				.png()
				.toBuffer(),
		),
	)
	const moving = await sharp(frames, { join: { animated: true } })
		.webp({ loop: 0 })
		.toBuffer()
	expect((await sharp(moving).metadata()).pages).toBe(2)
	expect(await editor.read(moving)).toMatchObject({ width: 20, height: 20 })
	const kept = await editor.encode(moving, whole)
	expect((await sharp(kept!.bytes).metadata()).pages).toBeUndefined()
})

test('a picture grows to no size it does not have, and shrinks to the one asked for', async () => {
	const bytes = await aPicture(3000, 1500).png().toBuffer()
	expect(await editor.encode(bytes, whole)).toMatchObject({ width: 2400, height: 1200 })
	expect(await editor.encode(bytes, { format: 'avif', quality: 50, fit: { width: 480 } })).toMatchObject({
		width: 480,
		height: 240,
	})
	const small = await aPicture(60, 40).png().toBuffer()
	expect(await editor.encode(small, whole)).toMatchObject({ width: 60, height: 40 })
})

test('a picture with more pixels than it may have is measured, and never decoded', async () => {
	const bytes = await aPicture(8200, 5000).png({ compressionLevel: 9 }).toBuffer()
	expect(bytes.byteLength).toBeLessThan(1_000_000)
	expect(await editor.read(bytes)).toMatchObject({ width: 8200, height: 5000 })
	expect(await editor.encode(bytes, whole)).toBeUndefined()
})

test('a picture is refused where too many are in line, and taken again when they are done', async () => {
	const line = sharpPictures({ mostPixels: 40_000_000 })
	const bytes = await aPicture().png().toBuffer()
	const encode = () => line.encode(bytes, { ...whole, mostInLine: 50 })
	const results = await Promise.allSettled(Array.from({ length: 60 }, encode))
	expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
	expect(await encode()).toMatchObject({ width: 60, height: 40 })
})

test('who sets no bound waits in any line', async () => {
	const bytes = await aPicture().png().toBuffer()
	const results = await Promise.all(Array.from({ length: 60 }, () => editor.encode(bytes, whole)))
	expect(results.filter((made) => made === undefined)).toEqual([])
})
