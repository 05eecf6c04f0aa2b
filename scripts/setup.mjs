// Set-up shared by every command. Runs on the machine's own Node (20 or newer) before anything is
// installed, so it uses Node's built-in modules only.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
/** The Node that the project brings along (npm package `node`). */
export const node = path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Installs dependencies unless the lock file that was installed last is the one at hand. */
export async function ensureInstalled() {
	const stamp = path.join(modules, '.farol-installed')
	const wanted = hashOf([path.join(root, 'package-lock.json')])
	if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

	console.log('Instalando dependências…')
	const npm = process.env['npm_execpath']
	const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']]
	// Warnings about the machine's Node being older than the one we bring would only worry people.
	await run(command, [...args, '--no-audit', '--no-fund', '--loglevel=error', '--include=dev'], {
		shell: !npm && process.platform === 'win32',
		// An npm that does not know allowScripts would have pa11y download a browser.
		env: { PUPPETEER_SKIP_DOWNLOAD: 'true' },
	})
	if (!existsSync(node)) fail('A instalação terminou sem o Node do projeto: rode "npm ci" e veja a mensagem.')
	writeFileSync(stamp, wanted)
}

/** Builds unless the last build was made from exactly these sources, and stops everything when that fails. */
export async function ensureBuilt() {
	const code = await buildWhereChanged()
	if (code !== 0) process.exit(code)
}

/** The same for who has more to do where it fails: gives the exit code. */
export async function buildWhereChanged() {
	const stamp = path.join(root, 'build', '.inputs')
	const wanted = hashOf(buildInputs())
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 0

	console.log('Construindo o site…')
	const code = await attempt(node, [path.join('scripts', 'build.mjs')])
	if (code !== 0) return code
	mkdirSync(path.dirname(stamp), { recursive: true })
	writeFileSync(stamp, wanted)
	return 0
}

function buildInputs() {
	const single = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json']
	const cutFonts = path.join('src', 'app', 'styles', 'fonts', path.sep)
	return [...single, ...['scripts', 'content', 'src', 'public'].flatMap(filesIn)]
		.filter((file) => !file.includes('.test.') && !file.startsWith(cutFonts))
		.map((file) => path.join(root, file))
		.sort()
}

function filesIn(folder) {
	return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const file = path.join(folder, entry.name)
		return entry.isDirectory() ? filesIn(file) : [file]
	})
}

function hashOf(files) {
	const hash = createHash('sha256')
	for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file))
	return hash.digest('hex')
}

/** The environment of a command: the project's own tools and Node come first on the path. */
export function environment(extra = {}) {
	const bin = path.join(modules, '.bin')
	return { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH']}`, ...extra }
}

/** Runs a command to its end and gives its exit code. Who is told to stop meanwhile starts nothing after it. */
export async function attempt(command, args, { env = {}, ...options } = {}) {
	const code = await attend(spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(env), ...options }))
	if (!isStopping) return code
	await Promise.all(running)
	process.exit(code || 1)
}

/** Runs a command to its end and stops everything when it fails. */
export async function run(command, args, options) {
	const code = await attempt(command, args, options)
	if (code !== 0) process.exit(code)
}

/** The ends of all children that are there. */
const running = new Set()
let isStopping = false

/** Waits for a child's exit code. Signals that reach only this process are passed on to it meanwhile. */
async function attend(child) {
	const passOn = () => {
		isStopping = true
		child.kill('SIGTERM')
	}
	// Ctrl-C reaches the whole group by itself; this process only has to outlive its child.
	const outlive = () => {
		isStopping = true
	}
	process.on('SIGTERM', passOn).on('SIGHUP', passOn).on('SIGINT', outlive)
	const ended = new Promise((resolve) => {
		child.on('error', (error) => fail(error.message))
		child.on('exit', (exitCode, signal) => resolve(exitCode ?? (signal ? 1 : 0)))
	})
	running.add(ended)
	const code = await ended
	running.delete(ended)
	process.off('SIGTERM', passOn).off('SIGHUP', passOn).off('SIGINT', outlive)
	return code
}

/** The script behind a command that an installed package brings. */
export function toolOf(packageName) {
	const folder = path.join(modules, packageName)
	const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
	return path.join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0])
}

/** Becomes the given program, as far as Node allows: its signals, its output and its exit code. */
export async function become(args, env = {}) {
	process.exit(await attend(spawn(node, args, { cwd: root, stdio: 'inherit', env: environment(env) })))
}

export function fail(message) {
	console.error(message)
	process.exit(1)
}
