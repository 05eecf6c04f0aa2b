// Builds the browser's files, the server's bundle and an empty database, then compresses what never changes again.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { cutFonts } from './cut-fonts.mjs'
import { node, root, run, toolOf } from './setup.mjs'

rmSync(path.join(root, 'build'), { recursive: true, force: true })
await cutFonts()
await run(node, [toolOf('@react-router/dev'), 'build', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } })
await run(node, [path.join('scripts', 'make-cluster.mjs')])

const compressible = /\.(js|css|svg|json|txt|xml|webmanifest|ico)$/
const client = path.join(root, 'build', 'client')
for (const entry of readdirSync(client, { recursive: true })) {
	const file = path.join(client, String(entry))
	if (!compressible.test(file) || !statSync(file).isFile()) continue
	const bytes = readFileSync(file)
	writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
	writeFileSync(
		`${file}.br`,
		brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
	)
}
