/**
 * The tar format, as far as backups need it: files, folders, and names of any length (POSIX 1003.1-2001, "ustar" and
 * "pax"). Links, devices and whatever else a tar may hold are no part of a backup, so reading knows none of them.
 */

const BLOCK = 512
const NAME = { at: 0, length: 100 }
const MODE = { at: 100, length: 8 }
const OWNER = { at: 108, length: 16 }
const SIZE = { at: 124, length: 12 }
const MODIFIED = { at: 136, length: 12 }
const CHECKSUM = { at: 148, length: 8 }
const KIND = { at: 156, length: 1 }
const FORMAT = { at: 257, length: 5 }
const PREFIX = { at: 345, length: 155 }

const kinds = { '0': 'file', '\0': 'file', '5': 'folder' } as const
const LONG_NAME = 'x'
const LONGEST_NAME_BYTES = 4096
/** What eleven octal digits hold. */
const LARGEST_FILE = 8 ** 11 - 1

export type TarEntry = { name: string; kind: 'file' | 'folder'; size: number }

type Field = { at: number; length: number }

/** What stands before a file's content. */
export function tarHeader({ name, kind, size }: TarEntry): Buffer {
	if (size > LARGEST_FILE) throw new Error(`${name} is too large for a tar`)
	const fits = /^[\x20-\x7e]*$/.test(name) && name.length <= NAME.length
	const header = block({ name: fits ? name : 'long-name', size, kind: kind === 'file' ? '0' : '5' })
	if (fits) return header
	const record = longName(name)
	return Buffer.concat([block({ name: 'long-name', size: record.length, kind: LONG_NAME }), ...padded(record), header])
}

/** What stands after a file's content, so that the next header begins at a block. */
export function tarPadding(size: number): Buffer {
	return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
}

/** What stands at the end of all. */
export function tarEnd(): Buffer {
	return Buffer.alloc(2 * BLOCK)
}

function block({ name, size, kind }: { name: string; size: number; kind: string }): Buffer {
	const bytes = Buffer.alloc(BLOCK)
	const put = ({ at }: Field, text: string) => bytes.write(text, at, 'latin1')
	put(NAME, name)
	put(MODE, kind === '5' ? '0000700\0' : '0000600\0')
	put(OWNER, '0000000\x000000000\0')
	put(SIZE, `${octal(size)}\0`)
	put(MODIFIED, `${octal(0)}\0`)
	put(KIND, kind)
	put(FORMAT, 'ustar\x0000')
	put(CHECKSUM, `${checksumOf(bytes).toString(8).padStart(6, '0')}\0 `)
	return bytes
}

function octal(value: number): string {
	return value.toString(8).padStart(11, '0')
}

/** The sum over the block, where the checksum itself counts as blanks. */
function checksumOf(bytes: Buffer): number {
	let sum = 0
	for (let at = 0; at < BLOCK; at += 1)
		sum += at >= CHECKSUM.at && at < CHECKSUM.at + CHECKSUM.length ? 0x20 : bytes[at]!
	return sum
}

/** `<length> path=<name>\n`, where the length counts itself. */
function longName(name: string): Buffer {
	const rest = Buffer.byteLength(` path=${name}\n`)
	let length = rest + String(rest).length
	length = rest + String(length).length
	return Buffer.from(`${length} path=${name}\n`)
}

function padded(content: Buffer): Buffer[] {
	return [content, tarPadding(content.length)]
}

/**
 * Reads a tar from its first byte to its end. `onEntry` is given each entry in turn and has to read a file's content to
 * its end. Fails at whatever is not as expected: a stream that is cut off, a wrong checksum, a link.
 */
export async function readTar(
	stream: AsyncIterable<Buffer>,
	onEntry: (entry: TarEntry, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
	const bytes = byteReader(stream)
	let givenName: string | undefined
	for (;;) {
		const header = await bytes.take(BLOCK)
		if (header.every((byte) => byte === 0)) break
		const { kind, name, size } = readHeader(header)
		if (kind === LONG_NAME) {
			if (size > LONGEST_NAME_BYTES) throw new Error('a name that is too long')
			givenName = readLongName(await bytes.take(size))
			await bytes.take(tarPadding(size).length)
			continue
		}
		const entry = { name: givenName ?? name, kind: kinds[kind as keyof typeof kinds], size }
		givenName = undefined
		if (!entry.kind) throw new Error(`${entry.name} is neither a file nor a folder`)
		if (entry.kind === 'folder' && size !== 0) throw new Error(`${entry.name} is a folder with content`)
		let left = size
		await onEntry(
			entry,
			(async function* content() {
				while (left > 0) {
					const part = await bytes.takeSome(left)
					left -= part.length
					yield part
				}
			})(),
		)
		if (left > 0) throw new Error(`${entry.name} was not read to its end`)
		await bytes.take(tarPadding(size).length)
	}
	// Zeros fill up the last record. To be read to its end, or its own checksum would never be looked at.
	await bytes.expectZeros()
}

function readHeader(header: Buffer): { kind: string; name: string; size: number } {
	const text = ({ at, length }: Field) => header.toString('utf8', at, at + length).replace(/\0.*$/s, '')
	if (text(FORMAT) !== 'ustar') throw new Error('not a tar')
	if (numberOf(text(CHECKSUM)) !== checksumOf(header)) throw new Error('a header whose checksum is wrong')
	const prefix = text(PREFIX)
	const name = prefix ? `${prefix}/${text(NAME)}` : text(NAME)
	return { kind: header.toString('latin1', KIND.at, KIND.at + 1), name, size: numberOf(text(SIZE)) }
}

function numberOf(text: string): number {
	const digits = text.trim()
	if (!/^[0-7]+$/.test(digits)) throw new Error('a number that is none')
	return Number.parseInt(digits, 8)
}

function readLongName(record: Buffer): string {
	const [, length, name] = /^(\d+) path=([^\n\0]+)\n$/.exec(record.toString('utf8')) ?? []
	if (!name || Number(length) !== record.length) throw new Error('a name that cannot be read')
	return name
}

function byteReader(stream: AsyncIterable<Buffer>) {
	const source = stream[Symbol.asyncIterator]()
	let held: Buffer = Buffer.alloc(0)

	/** At least one byte, at most `most`. */
	async function takeSome(most: number): Promise<Buffer> {
		while (held.length === 0) {
			const next = await source.next()
			if (next.done) throw new Error('cut off')
			held = next.value
		}
		const part = held.subarray(0, most)
		held = held.subarray(part.length)
		return part
	}

	async function take(length: number): Promise<Buffer> {
		const parts: Buffer[] = []
		for (let left = length; left > 0; ) {
			const part = await takeSome(left)
			parts.push(part)
			left -= part.length
		}
		return Buffer.concat(parts)
	}

	async function expectZeros(): Promise<void> {
		for (;;) {
			if (held.some((byte) => byte !== 0)) throw new Error('something after the end')
			const next = await source.next()
			if (next.done) return
			held = next.value
		}
	}

	return { take, takeSome, expectZeros }
}
