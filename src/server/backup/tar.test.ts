import { expect, test } from 'vitest'
import { readTar, type TarEntry, tarEnd, tarHeader, tarPadding } from './tar.ts'

type Given = TarEntry & { content?: string }

function file(name: string, content: string): Given {
	return { name, kind: 'file', size: Buffer.byteLength(content), content }
}

function pack(...entries: Given[]): Buffer {
	const parts = entries.flatMap((entry) => [
		tarHeader(entry),
		Buffer.from(entry.content ?? ''),
		tarPadding(Buffer.byteLength(entry.content ?? '')),
	])
	return Buffer.concat([...parts, tarEnd()])
}

/** In pieces of odd lengths, as streams bring them. */
async function* pieces(bytes: Buffer, length = 333): AsyncGenerator<Buffer> {
	for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

async function unpack(bytes: Buffer): Promise<Given[]> {
	const found: Given[] = []
	await readTar(pieces(bytes), async (entry, content) => {
		const parts: Buffer[] = []
		for await (const part of content) parts.push(part)
		found.push(entry.kind === 'file' ? { ...entry, content: Buffer.concat(parts).toString() } : entry)
	})
	return found
}

test('what is packed is read again, whatever its length and its name', async () => {
	const entries: Given[] = [
		{ name: 'pasta/', kind: 'folder', size: 0 },
		file('pasta/vazio', ''),
		file('pasta/um', '1'),
		file('pasta/bloco', 'b'.repeat(512)),
		file(`pasta/${'n'.repeat(94)}`, 'a name of a hundred'),
		file(`pasta/${'n'.repeat(95)}`, 'one more'),
		file(`pasta/${'longo-'.repeat(80)}`, 'many more'),
		file('pasta/imagem da praça.webp', 'ção'.repeat(1000)),
	]
	expect(await unpack(pack(...entries))).toEqual(entries)
})

test('cut off at any block, it is refused', async () => {
	const whole = pack(file('a', 'x'.repeat(700)), file('ç'.repeat(90), 'y'))
	for (let length = 0; length < whole.length - tarEnd().length; length += 256)
		await expect(unpack(whole.subarray(0, length)), `${length} bytes`).rejects.toThrow('cut off')
})

test('a header that was changed is refused', async () => {
	const whole = pack(file('a', 'x'))
	const checksumEnd = [154, 155]
	for (let at = 0; at < 512; at += 1) {
		if (checksumEnd.includes(at)) continue
		const changed = Buffer.from(whole)
		changed[at]! ^= 1
		await expect(unpack(changed), `byte ${at}`).rejects.toThrow(/checksum|not a tar|a number that is none/)
	}
})

test.for([
	['a hard link', '1'],
	['a symbolic link', '2'],
	['a device', '3'],
	['a pipe', '6'],
	['a header for all that follows', 'g'],
	['an unknown kind', 'Z'],
])('%s is refused', async ([, kind]) => {
	const bytes = pack({ name: 'a', kind: 'file', size: 0 })
	const before = bytes[156]!
	bytes.write(kind!, 156, 'latin1')
	const checksum = Number.parseInt(bytes.toString('latin1', 148, 154), 8) - before + bytes[156]!
	bytes.write(checksum.toString(8).padStart(6, '0'), 148, 'latin1')
	await expect(unpack(bytes)).rejects.toThrow('neither a file nor a folder')
})

test('what comes after the end is refused', async () => {
	await expect(unpack(Buffer.concat([pack(file('a', 'x')), Buffer.from('more')]))).rejects.toThrow('after the end')
})
