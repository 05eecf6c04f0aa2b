import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, createServer, type InlineConfig, isRunnableDevEnvironment, type Rollup } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contentFiles } from '../scripts/content-files.ts'

/** A project of one content module, which reads whatever is in `content/` and wants no empty files. */
function project(): { root: string; write: (name: string, text: string) => void } {
	const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'farol-content-')))
	mkdirSync(path.join(root, 'content'))
	writeFileSync(
		path.join(root, 'all.content.server.ts'),
		`import { readdirSync, readFileSync } from 'node:fs'
		const folder = import.meta.dirname + '/content/'
		const all = readdirSync(folder).map((name: string) => [name, readFileSync(folder + name, 'utf8')])
		for (const [name, text] of all) if (!text) throw new Error('content/' + name + ':1: vazio')
		export default Object.fromEntries(all)`,
	)
	writeFileSync(path.join(root, 'main.ts'), `import data from './all.content.server.ts'\nexport const told = data`)
	const write = (name: string, text: string) => writeFileSync(path.join(root, 'content', name), text)
	write('um.md', 'Olá')
	return { root, write }
}

const quiet: InlineConfig = { configFile: false, logLevel: 'silent', plugins: [contentFiles()] }

async function built(root: string): Promise<string> {
	const result = await build({ ...quiet, root, build: { ssr: 'main.ts', write: false } })
	return (result as Rollup.RollupOutput).output[0].code
}

test('what a content module gave stands in the bundle, and nothing that reads files', async () => {
	const { root } = project()
	const code = await built(root)
	expect(code).toContain('Olá')
	expect(code).not.toContain('readFileSync')
})

test('a file that is wrong stops the build, in its own words', async () => {
	const { root, write } = project()
	write('dois.md', '')
	await expect(built(root)).rejects.toThrow('content/dois.md:1: vazio')
})

test('while developing, a file that is edited or new is read at once, and one that is wrong stops nothing', async () => {
	const { root, write } = project()
	const server = await createServer({ ...quiet, root, server: { middlewareMode: true, ws: false } })
	onTestFinished(() => server.close())
	const { ssr } = server.environments
	if (!isRunnableDevEnvironment(ssr)) throw new Error('no runner')
	const { runner } = ssr
	const told = async (): Promise<unknown> => (await runner.import('/main.ts')).told
	/** Saved until it is told: the watcher overhears a change that comes a few milliseconds after another one of the same file. */
	const toldOnceSaved = (name: string, text: string) => () => {
		write(name, text)
		return told()
	}

	expect(await told()).toEqual({ 'um.md': 'Olá' })
	await expect.poll(toldOnceSaved('um.md', 'Bom dia')).toEqual({ 'um.md': 'Bom dia' })
	await expect.poll(toldOnceSaved('dois.md', 'Boa noite')).toEqual({ 'um.md': 'Bom dia', 'dois.md': 'Boa noite' })

	const error = vi.spyOn(ssr.logger, 'error')
	const toldWrong = toldOnceSaved('dois.md', '')
	const shown = async () =>
		[JSON.stringify(await toldWrong()), ...error.mock.calls.map(([message]) => message)].join('\n')
	await expect.poll(shown).toContain('content/dois.md:1: vazio')
	expect(await told()).toEqual({ 'um.md': 'Bom dia', 'dois.md': 'Boa noite' })
	await expect.poll(toldOnceSaved('dois.md', 'Até logo')).toEqual({ 'um.md': 'Bom dia', 'dois.md': 'Até logo' })
})
