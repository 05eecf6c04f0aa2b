// Builds the browser's files and the server's bundle, then an empty database, and compresses what never changes again.
import { readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipWith } from 'node:zlib'
import { cutFonts } from './cut-fonts.mjs'
import { node, root, run, toolOf } from './setup.mjs'

const compressible = /\.(js|css|svg|json|txt|xml|webmanifest|ico)$/
const gzip = promisify(gzipWith)
const brotli = promisify(brotliCompress)

rmSync(path.join(root, 'build'), { recursive: true, force: true })
await cutFonts()
await run(node, [toolOf('@react-router/dev'), 'build', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } })
await Promise.all([
	run(node, [path.join('scripts', 'make-cluster.mjs')]),
	compressFiles(path.join(root, 'build', 'client')),
])

/** All at once, on as many threads as Node has for it. */
async function compressFiles(folder) {
	const files = readdirSync(folder, { recursive: true }).map((entry) => path.join(folder, String(entry)))
	await Promise.all(files.filter((file) => compressible.test(file) && statSync(file).isFile()).map(compressFile))
}

async function compressFile(file) {
	const bytes = await readFile(file)
	const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
	await writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }))
	await writeFile(`${file}.br`, await brotli(bytes, hint))
}
