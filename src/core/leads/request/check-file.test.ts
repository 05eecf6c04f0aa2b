import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MOST_PIXELS } from '#core/media/picture-limits.ts'
import { sharpPictures } from '#integrations/sharp-pictures.ts'
import { checkFile } from './check-file.ts'
import { MOST_FILE_BYTES } from './file-limits.ts'

const editor = sharpPictures({ mostPixels: MOST_PIXELS })
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#12817a' } })
const jpeg = photo
	.clone()
	.withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '29/1 20/1 0/1' } })
	.jpeg()
	.toBuffer()

const check = async (name: string, bytes: Uint8Array | Promise<Uint8Array>) =>
	checkFile({ name, bytes: new Uint8Array(await bytes), editor })

test('a PDF is kept as it came, under a name without folders and tricks', async () => {
	const checked = await check('C:\\Ana\\..\\ap\u202eólice "2025".PDF', pdf)
	expect(checked).toMatchObject({ ok: true, file: { name: 'apólice 2025.PDF', mimeType: 'application/pdf' } })
	expect(checked.ok && Buffer.from(checked.file.content).equals(pdf)).toBe(true)
})

test('of a photo only the pixels are kept, without the place where it was taken', async () => {
	expect((await sharp(await jpeg).metadata()).exif).toBeDefined()
	const checked = await check('cnh.JPG', jpeg)
	expect(checked).toMatchObject({ ok: true, file: { name: 'cnh.webp', mimeType: 'image/webp' } })
	const facts = await sharp(checked.ok ? checked.file.content : undefined).metadata()
	expect(facts).toMatchObject({ format: 'webp', width: 60, height: 40 })
	expect(facts.exif).toBeUndefined()
})

test.for([
	['a photo called PDF', 'cnh.pdf', jpeg, 'not-what-it-says'],
	['a PDF called photo', 'cnh.jpg', pdf, 'not-what-it-says'],
	['a PNG called JPG', 'cnh.jpg', photo.clone().png().toBuffer(), 'not-what-it-says'],
	['a page called PDF', 'cnh.pdf', Buffer.from('<script>alert(1)</script>%PDF-1.7 %%EOF'), 'not-what-it-says'],
	['half a PDF', 'cnh.pdf', pdf.subarray(0, 12), 'not-what-it-says'],
	['half a photo', 'cnh.jpg', jpeg.then((bytes) => bytes.subarray(0, 200)), 'not-what-it-says'],
	[
		'a drawing that can hold scripts',
		'cnh.svg',
		Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
		'unknown-kind',
	],
	['a program', 'cnh.pdf.exe', Buffer.from('MZ'), 'unknown-kind'],
	['a name that says nothing', 'cnh', pdf, 'unknown-kind'],
	['nothing', 'cnh.pdf', Buffer.alloc(0), 'empty'],
	['too much', 'cnh.pdf', Buffer.concat([pdf, Buffer.alloc(MOST_FILE_BYTES)]), 'too-large'],
] as const)('%s is refused', async ([, name, bytes, reason]) => {
	expect(await check(name, bytes)).toEqual({ ok: false, reason })
})

test('a picture that would fill the memory is refused before it is decoded', async () => {
	const bomb = sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' } })
		.png()
		.toBuffer()
	expect(await check('cnh.png', bomb)).toEqual({ ok: false, reason: 'too-many-pixels' })
})
