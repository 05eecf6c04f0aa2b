import { createServer } from 'node:http'

/** The floor: Node's own HTTP server sending bytes it was given, and nothing else. */
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const body = Buffer.concat(chunks)
const server = createServer((_, response) => {
	response.writeHead(200, {
		'content-type': 'text/html; charset=utf-8',
		'content-encoding': 'br',
		'content-length': body.length,
	})
	response.end(body)
})
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'))
