import { createSocket } from 'node:dgram'

const TXT = 16
const NO_SUCH_NAME = 3
const SERVER_FAILURE = 2
/** A text of a record is cut into pieces of at most so many bytes. */
const PIECE = 255

/** A name server on this machine that knows these texts, by name, and fails for the names it is told to. */
export async function startNameServer(records: Record<string, string[]>, failing: readonly string[] = []) {
	const asked: string[] = []
	const socket = createSocket('udp4')
	socket.on('message', (query, { port, address }) => {
		const { name, end } = readName(query)
		asked.push(name)
		const texts = records[name]
		const code = failing.includes(name) ? SERVER_FAILURE : texts ? 0 : NO_SUCH_NAME
		socket.send(answerTo(query.subarray(0, end), code, texts ?? []), port, address)
	})
	await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
	return {
		address: `127.0.0.1:${socket.address().port}`,
		asked,
		stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
	}
}

/** The name that is asked for, and where the question ends. */
function readName(query: Buffer): { name: string; end: number } {
	const labels: string[] = []
	let at = 12
	for (let length = query[at]!; length > 0; length = query[at]!) {
		labels.push(query.toString('latin1', at + 1, at + 1 + length))
		at += length + 1
	}
	return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

function answerTo(question: Buffer, code: number, texts: readonly string[]): Buffer {
	const head = Buffer.from(question)
	head.writeUInt16BE(0x81_80 | code, 2)
	head.writeUInt16BE(code === 0 ? texts.length : 0, 6)
	head.writeUInt16BE(0, 8)
	head.writeUInt16BE(0, 10)
	const answers = code === 0 ? texts.map(recordOf) : []
	return Buffer.concat([head, ...answers])
}

function recordOf(text: string): Buffer {
	const pieces = text.match(new RegExp(`.{1,${PIECE}}`, 'gs')) ?? ['']
	const data = Buffer.concat(pieces.map((piece) => Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece)])))
	const head = Buffer.alloc(12)
	// The name of the question, which begins at the twelfth byte.
	head.writeUInt16BE(0xc0_0c, 0)
	head.writeUInt16BE(TXT, 2)
	head.writeUInt16BE(1, 4)
	head.writeUInt32BE(60, 6)
	head.writeUInt16BE(data.length, 10)
	return Buffer.concat([head, data])
}
